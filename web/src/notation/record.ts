// The tags of a record. Its moves are read by the server, which knows what they lead to.

const TAG = /^\[([A-Za-z0-9]+) "((?:[^"\\]|\\["\\])*)"\]$/;

/** The tags of the first game in a text; none where it is no record. */
export function parseTags(text: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = TAG.exec(line) ?? [];
    if (name !== undefined && value !== undefined) tags.set(name, value.replace(/\\(.)/g, '$1'));
    else if (line.trim() !== '' && tags.size > 0) break;
  }
  return tags;
}

/** Whether a text is meant as a position code, not as a record. */
export function isPositionCode(text: string): boolean {
  return /^(colored|gray)\b/.test(text.trim()) && !text.includes('[');
}
