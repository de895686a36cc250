// How different two colors look: CIEDE2000, also for color blindness at full severity (Machado,
// Oliveira and Fernandes 2009).

export type Rgb = [number, number, number];

export function parseHex(hex: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const encoded = (value: number) => {
  const kept = Math.min(1, Math.max(0, value));
  return kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
};

export function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map(linear) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG defines it: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

type Matrix = readonly (readonly number[])[];

const times = (matrix: Matrix, vector: readonly number[]): Rgb =>
  matrix.map((row) => row.reduce((sum, each, index) => sum + each * vector[index]!, 0)) as Rgb;

/** On linear values; Machado, Oliveira and Fernandes 2009, severity 1. */
const SEEN: Record<'protan' | 'deutan' | 'tritan', Matrix> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export type Vision = 'normal' | 'protan' | 'deutan' | 'tritan' | 'gray';

export function seen(rgb: Rgb, vision: Vision): Rgb {
  if (vision === 'normal') return rgb;
  if (vision === 'gray') {
    const gray = encoded(luminance(rgb));
    return [gray, gray, gray];
  }
  return times(SEEN[vision], rgb.map(linear)).map(encoded) as Rgb;
}

export function lab(rgb: Rgb): Rgb {
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    rgb.map(linear),
  );
  const [fx, fy, fz] = [x / 0.95047, y, z / 1.08883].map((value) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116,
  ) as Rgb;
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const degrees = (angle: number) => ((angle * 180) / Math.PI + 360) % 360;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** CIEDE2000, after Sharma, Wu and Dalal 2005. */
export function difference([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const boost = 1 + 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(boost * a1, b1), Math.hypot(boost * a2, b2)];
  const hue = (a: number, b: number) =>
    a === 0 && b === 0 ? 0 : degrees(Math.atan2(b, boost * a));
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const apart = Math.abs(h1 - h2) > 180;
  let turn = c1 * c2 === 0 ? 0 : h2 - h1;
  if (c1 * c2 !== 0 && apart) turn += h2 > h1 ? -360 : 360;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = h1 + h2;
  if (c1 * c2 !== 0) h = apart ? (h + (h < 360 ? 360 : -360)) / 2 : h / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt =
    -2 *
    Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt((dL / sl) ** 2 + (dC / sc) ** 2 + (dH / sh) ** 2 + rt * (dC / sc) * (dH / sh));
}
