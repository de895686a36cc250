// Links that carry a position or a record after their `#`, which no server sees.

/** More than any record needs: a bound on what a packed text may expand to. */
const MOST_BYTES = 256 * 1024;

export class BadLinkError extends Error {}

export function positionPath(code: string): string {
  return `/replay#${new URLSearchParams({ position: code })}`;
}

export async function recordPath(
  text: string,
  page: 'replay' | 'review' = 'replay',
): Promise<string> {
  return `/${page}#record=${await pack(text)}`;
}

/** Deflates a text and writes it in URL-safe base64. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Raises BadLinkError for anything that `pack` did not write. */
export async function unpack(packed: string): Promise<string> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readText(stream);
  } catch (error) {
    throw new BadLinkError('the link is incomplete', { cause: error });
  }
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      throw new BadLinkError('too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}
