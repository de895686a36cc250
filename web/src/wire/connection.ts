// A table's socket. It reconnects, says which entries it has seen, and resends unanswered requests;
// the server carries out each id only once.

import type { Answer, Happened, Present, Request, ServerMessage, State } from './messages';
import { nonce } from './api';
import { RefusedError } from './refusal';

export type Status = 'connecting' | 'open' | 'lost' | 'crowded' | 'refused';

/** The server's close codes. */
const BAD_MESSAGE = 4400;
const TOO_MANY_OPEN = 4429;

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

export interface Listener {
  state(state: State): void;
  happened(happened: Happened): void;
  present(present: Present): void;
  status(status: Status): void;
}

const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;

export class Connection {
  #socket: WebSocket | null = null;
  #last: number | null = null;
  #delay = FIRST_DELAY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #isCrowded = false;
  #waiting = new Map<string, Waiting>();

  constructor(
    readonly table: string,
    readonly listener: Listener,
    readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.#connect();
    globalThis.addEventListener?.('online', this.#hurry);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.('online', this.#hurry);
    if (this.#socket) hangUp(this.#socket);
    for (const { reject } of this.#waiting.values()) reject(new RefusedError('closed'));
    this.#waiting.clear();
  }

  /** Reconnects: the server reads the browser's seats when a socket opens. */
  renew(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    const former = this.#socket;
    this.#connect();
    if (former) hangUp(former);
  }

  /** Asks for a change of the table. `after` is the last entry that the screen shows. */
  ask(seat: number, request: Request, after: number): Promise<Answer> {
    return this.#send('ask', { seat, after, request });
  }

  send(type: 'say' | 'options' | 'hint', fields: Record<string, unknown>): Promise<Answer> {
    return this.#send(type, fields);
  }

  #send(type: string, fields: Record<string, unknown>): Promise<Answer> {
    // Not crypto.randomUUID: pages from plain http on another computer lack it.
    const id = nonce();
    const text = JSON.stringify({ type, id, ...fields });
    if (this.#isClosed) return Promise.reject(new RefusedError('closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  #connect(): void {
    const { protocol, host } = globalThis.location;
    const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${this.table}/socket`;
    const socket = this.open(url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', tokens: [], after: this.#last }));
      for (const { text } of this.#waiting.values()) socket.send(text);
      // A socket above the limit closes as soon as it is open.
      if (!this.#isCrowded) this.listener.status('open');
    };
    socket.onmessage = ({ data }) => {
      if (this.#isCrowded) this.listener.status('open');
      this.#isCrowded = false;
      this.#delay = FIRST_DELAY;
      this.#receive(JSON.parse(data as string) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.#isClosed || socket !== this.#socket) return;
      if (code === BAD_MESSAGE) {
        // Nobody will answer the pending requests.
        this.close();
        return this.listener.status('refused');
      }
      this.#isCrowded = code === TOO_MANY_OPEN;
      this.listener.status(this.#isCrowded ? 'crowded' : 'lost');
      // Jitter spreads the reconnections after a server's restart.
      this.#timer = setTimeout(() => this.#connect(), this.#delay * (0.5 + Math.random() / 2));
      this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
    };
  }

  #hurry = (): void => {
    if (this.#socket?.readyState === WebSocket.CLOSED && !this.#isClosed) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.#last = message.state.number;
        return this.listener.state(message.state);
      case 'happened':
        // Skip entries that arrived before the connection broke.
        if (this.#last !== null && message.number <= this.#last) return;
        this.#last = message.number;
        return this.listener.happened(message);
      case 'present':
        return this.listener.present(message);
      default:
        return this.#answered(message);
    }
  }

  #answered(answer: Answer): void {
    const waiting = answer.id === null ? undefined : this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id!);
    if (answer.type === 'refused') waiting.reject(new RefusedError(answer.code, answer.speech));
    else waiting.resolve(answer);
  }
}

/** Closes a socket. Waits for one that is still connecting: browsers log an error otherwise. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(1000);
  else socket.close(1000);
}
