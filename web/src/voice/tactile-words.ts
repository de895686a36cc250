// The words of the tactile set in place of the usual ones: the twin of words/editions.py.

/** A catalog as the book of the tactile set would put it. Keys such as `[white]` stay, and so do
 * terse texts, which have to fit a Braille line. */
export function inTactileWords(catalog: string, file: string): string {
  const words = new Map(
    file
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split(' = ') as [string, string]),
  );
  if (!words.size) return catalog;
  const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length);
  const usual = longestFirst.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const whole = new RegExp(
    `^\\.terse=.*|(?<![\\p{L}\\p{N}_\\[$-])(?:${usual})(?![\\p{L}\\p{N}_\\]-])`,
    'gmu',
  );
  return catalog.replace(whole, (found) => words.get(found) ?? found);
}
