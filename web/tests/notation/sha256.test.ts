import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatHex, hmacSha256, parseHex, sha256 } from '../../src/notation/sha256';

/** Bytes that no pattern runs through. */
function bytes(length: number, seed: number): Uint8Array {
  let state = seed + 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

test('SHA-256 is that of Node, at every length around the blocks', () => {
  for (let length = 0; length < 200; length++) {
    const message = bytes(length, length);
    const expected = createHash('sha256').update(message).digest('hex');
    expect(formatHex(sha256(message))).toBe(expected);
  }
  const long = bytes(100_000, 7);
  expect(formatHex(sha256(long))).toBe(createHash('sha256').update(long).digest('hex'));
});

test('HMAC is that of Node, with short keys and long ones', () => {
  for (const length of [0, 1, 32, 63, 64, 65, 200]) {
    const [key, message] = [bytes(length, 1), bytes(length + 3, 2)];
    const expected = createHmac('sha256', key).update(message).digest('hex');
    expect(formatHex(hmacSha256(key, message))).toBe(expected);
  }
});

test.each(['', '0', 'xx', 'AB'])('%j is no hexadecimal text of ours', (text) => {
  expect(parseHex(text)).toBeNull();
});
