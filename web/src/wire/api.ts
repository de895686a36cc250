// The HTTP requests.

import type { Happened, NewTable, PartOfDeals, Phrase, State, TableMade } from './messages';
import { RefusedError } from './refusal';

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const response = await ask(method, path, body, signal);
  const isJson = response.headers.get('content-type')?.includes('json');
  // The connection may break in the middle of the answer, too.
  const text = await reached(response.text());
  return (isJson ? JSON.parse(text) : text) as T;
}

/** The answer as it begins. Throws RefusedError. */
export async function ask(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const response = await reached(
    fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    }),
  );
  if (!response.ok) {
    const refused = await response.json().catch(() => ({}));
    throw new RefusedError(refused.code ?? 'failed', refused.speech ?? [], refused.detail ?? null);
  }
  return response;
}

export async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch {
    throw new RefusedError('unreachable');
  }
}

export const makeTable = (table: NewTable) => request<TableMade>('POST', '/api/tables', table);

export const look = (table: string) => request<State>('GET', `/api/tables/${table}`);

/** Takes an open seat; the server sets its token as a cookie. */
export const sit = (
  table: string,
  seat: number,
  invitation: string,
  name: string | null,
  part: PartOfDeals,
) =>
  request<{ token: string }>('POST', `/api/tables/${table}/seats/${seat}`, {
    invitation,
    name,
    ...part,
  });

/** Exchanges a seat link's token for a cookie. */
export const hold = (table: string, token: string) =>
  request<{ seat: number }>('POST', `/api/tables/${table}/hold`, { token });

/** The seats that this browser holds. */
export const heldSeats = (table: string) =>
  request<{ held: { seat: number; token: string }[] }>('GET', `/api/tables/${table}/seats`);

/** Each seat's wall in words, row by row. */
export const walls = (table: string) => request<Phrase[][]>('GET', `/api/tables/${table}/walls`);

export const record = (table: string) => request<string>('GET', `/api/tables/${table}/record`);

/** The QR code of a page of this server, as a data URL. */
export async function qrCode(path: string): Promise<string> {
  const svg = await request<string>('POST', '/api/qr', { path });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** All entries of a table before a given one. */
export function history(table: string, before: number): Promise<Happened[]> {
  const told: Happened[] = [];
  if (before <= 1) return Promise.resolve(told);
  return new Promise((resolve, reject) => {
    const source = new EventSource(`/api/tables/${table}/stream?after=0`);
    source.addEventListener('happened', ({ data }: MessageEvent) => {
      told.push(JSON.parse(data as string) as Happened);
      if (told.at(-1)!.number < before - 1) return;
      source.close();
      resolve(told);
    });
    source.onerror = () => {
      source.close();
      reject(new RefusedError('unreachable'));
    };
  });
}

/** Unpredictable letters and digits: this browser's part of the deals. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
