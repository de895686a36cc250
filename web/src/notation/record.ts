// Parses the tags of a record. The server reads its moves.

const TAG = /^\[([A-Za-z0-9]+) "((?:[^"\\]|\\["\\])*)"\]$/;

/** The tags of the first game in a text; empty where the text is no record. */
export function parseTags(text: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = TAG.exec(line) ?? [];
    if (name !== undefined && value !== undefined) tags.set(name, value.replace(/\\(.)/g, '$1'));
    else if (line.trim() !== '' && tags.size > 0) break;
  }
  return tags;
}

/** Whether a text looks like a position code, not a record. */
export function isPositionCode(text: string): boolean {
  return /^(colored|gray)\b/.test(text.trim()) && !text.includes('[');
}
