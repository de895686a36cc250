// Fake sockets: they record what the page sends, and the test plays the server.

import type { Happened, ServerMessage, State } from '../../src/wire/messages';

export class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  closedWith: number | null = null;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {}

  send(text: string): void {
    if (this.readyState !== WebSocket.OPEN) throw new Error('it is not open');
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** The page closes it; as in a browser the event comes later, and once. */
  close(code = 1005): void {
    this.closedWith = code;
    this.end(code);
  }

  // What the network does

  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code = 1006): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** A network of fake sockets; `opened` has all of them, the newest last. */
export class Network {
  opened: FakeSocket[] = [];

  open = (url: string): WebSocket => {
    const socket = new FakeSocket(url);
    this.opened.push(socket);
    return socket as unknown as WebSocket;
  };

  get socket(): FakeSocket {
    return this.opened.at(-1)!;
  }
}

const CODE =
  'colored 1 O1 1 C BBBB/YYYY/RRRR/KKKK/WWWW - 16,16,16,16,16 0,0,0,0,0 ' +
  '0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-';

export function state(number: number, changes: Partial<State> = {}): State {
  const seat = {
    kind: 'person' as const,
    name: null,
    level: null,
    is_resigned: false,
    is_out_of_time: false,
    has_chosen: false,
    is_handed_over: false,
    nonce_commitment: null,
    is_nonce_drawn: false,
  };
  return {
    number,
    game: 1,
    rules: 'colored',
    position: CODE,
    seats: [seat, seat],
    to_decide: [0],
    confirmers: [],
    deal_seconds: null,
    is_one_screen: false,
    winners: null,
    takeback: null,
    agreed: [],
    commitment: '00',
    nonces: [],
    seed: null,
    round: 1,
    is_last_round: false,
    floor_costs: [-1, -1, -2, -2, -2, -3, -3],
    has_hints: true,
    undo: ['no', 'no'],
    undone_turns: [[], []],
    takeback_waits_for: [],
    dealer: 2,
    next_dealer: 2,
    to_commit: [],
    to_reveal: [],
    waits_for_lot: false,
    deal_milliseconds: null,
    clocks: null,
    move_deadline: null,
    is_paused: false,
    ended: null,
    ...changes,
  };
}

export function happened(number: number, changes: Partial<State> = {}): Happened {
  return {
    type: 'happened',
    number,
    entry: { type: 'played', seat: 0, move: '1B4' },
    speech: [],
    events: [],
    details: [],
    state: state(number, changes),
  };
}
