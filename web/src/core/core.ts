// The core in WebAssembly: the same C++ as the server's, compiled from the same sources. It runs in a
// worker (worker.ts), since a search takes its thread for seconds. native/wasm/core_api.cpp is the other
// side.

/** The functions of native/wasm/core_api.cpp. */
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  core_input(size: number): number;
  core_text(): number;
  core_text_size(): number;
  core_numbers(): number;
  core_numbers_size(): number;
  core_search_version(): number;
  core_set_position(size: number): void;
  core_write_position(): void;
  core_phase(): number;
  core_seat(): number;
  core_players(): number;
  core_winners(): number;
  core_write_moves(): void;
  core_play(size: number): number;
  core_deal_at_random(seed: bigint): number;
  core_perft(depth: number): bigint;
  core_add_network(size: number): void;
  core_search(nodes: number, megabytes: number, variations: number, size: number): void;
}

export const PHASES = ['dealing', 'offer', 'tiling', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** One of the best moves, and what is expected after it. */
export interface Variation {
  /** Each seat's chance to win. */
  wins: number[];
  /** Each seat's expected score at the end of the game. */
  finalScores: number[];
  /** In plies. */
  depth: number;
  nodes: number;
  /** Whether the round was searched to its end. */
  isSolved: boolean;
  /** The same below the one move that was asked for. */
  isExhausted: boolean;
  /** The move, and the best ones after it within the round. */
  moves: string[];
}

export interface SearchLimits {
  nodes: number;
  /** Of the table. The same search in a table of another size may find something else. */
  megabytes: number;
}

/** What the core can't read, in its own words. It is of no use any more then: start another. */
export class CoreError extends Error {}

/** One position, which moves and deals change in place, and the search. */
export class Core {
  readonly #core: Exports;

  private constructor(core: Exports) {
    this.#core = core;
  }

  /** Starts the core; the networks value their kinds of games. Throws CoreError if one is damaged. */
  static async start(
    module: WebAssembly.Module,
    networks: readonly Uint8Array[] = [],
  ): Promise<Core> {
    let exports: Exports | null = null;
    const memory = () => exports!.memory.buffer;
    const instance = await WebAssembly.instantiate(module, imports(memory));
    exports = instance.exports as unknown as Exports;
    exports._initialize();
    const core = new Core(exports);
    for (const network of networks) exports.core_add_network(core.#put(network));
    return core;
  }

  /** Counts up whenever a search of the same limit may find something else. */
  get searchVersion(): number {
    return this.#core.core_search_version();
  }

  get position(): string {
    this.#core.core_write_position();
    return this.#text();
  }

  /** Throws CoreError for what is no position code, or an impossible position. */
  set position(code: string) {
    this.#core.core_set_position(this.#write(code));
  }

  get phase(): Phase {
    return PHASES[this.#core.core_phase()]!;
  }

  /** The seat to move, from 0. */
  get seat(): number {
    return this.#core.core_seat();
  }

  /** The seats with most points, then most horizontal lines. */
  get winners(): number[] {
    const bits = this.#core.core_winners();
    return [0, 1, 2, 3].filter((seat) => (bits >> seat) & 1);
  }

  /** The legal moves, as in records. */
  get moves(): string[] {
    this.#core.core_write_moves();
    return wordsOf(this.#text());
  }

  /** Plays a move or a deal (`deal:…`); false if it is not possible here. Throws CoreError for other text. */
  play(token: string): boolean {
    return this.#core.core_play(this.#write(token)) !== 0;
  }

  /** Draws the deal that is pending; false if none is. */
  dealAtRandom(seed: bigint): boolean {
    return this.#core.core_deal_at_random(seed) !== 0;
  }

  /** How many sequences of so many moves there are in the round. */
  perft(depth: number): bigint {
    return this.#core.core_perft(depth);
  }

  /** The best variations, best first. Throws CoreError if nobody is to move. */
  search(limits: SearchLimits, variations = 1): Variation[] {
    return this.#search(limits, variations, '');
  }

  /** The variation of this move alone. Throws CoreError if it is not legal. */
  searchMove(limits: SearchLimits, move: string): Variation {
    return this.#search(limits, 1, move)[0]!;
  }

  #search({ nodes, megabytes }: SearchLimits, variations: number, move: string): Variation[] {
    this.#core.core_search(nodes, megabytes, variations, this.#write(move));
    const seats = this.#core.core_players();
    const numbers = this.#numbers();
    const lines = this.#text().split('\n').slice(0, -1);
    const each = numbers.length / lines.length;
    return lines.map((line, index) => {
      const own = numbers.slice(index * each, (index + 1) * each);
      const [depth, nodes, isSolved, isExhausted] = own.slice(2 * seats);
      return {
        wins: own.slice(0, seats),
        finalScores: own.slice(seats, 2 * seats),
        depth: depth!,
        nodes: nodes!,
        isSolved: isSolved === 1,
        isExhausted: isExhausted === 1,
        moves: wordsOf(line),
      };
    });
  }

  #write(text: string): number {
    return this.#put(new TextEncoder().encode(text));
  }

  #put(bytes: Uint8Array): number {
    const start = this.#core.core_input(bytes.length);
    new Uint8Array(this.#core.memory.buffer).set(bytes, start);
    return bytes.length;
  }

  #text(): string {
    const core = this.#core;
    return textAt(core.memory.buffer, core.core_text(), core.core_text_size());
  }

  #numbers(): number[] {
    const core = this.#core;
    return [...new Float64Array(core.memory.buffer, core.core_numbers(), core.core_numbers_size())];
  }
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word);

const textAt = (memory: ArrayBuffer, start: number, size: number): string =>
  new TextDecoder().decode(new Uint8Array(memory, start, size));

/** What the core needs of its host: a clock, and an end for what it refuses. */
function imports(memory: () => ArrayBuffer): WebAssembly.Imports {
  const SUCCESS = 0;
  const NOT_THERE = 8; // WASI's BADF: the core has no files
  return {
    azulejos: {
      refuse(message: number): never {
        const bytes = new Uint8Array(memory());
        throw new CoreError(textAt(memory(), message, bytes.indexOf(0, message) - message));
      },
    },
    wasi_snapshot_preview1: {
      clock_time_get(_clock: number, _precision: bigint, written: number): number {
        const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
        new DataView(memory()).setBigUint64(written, nanoseconds, true);
        return SUCCESS;
      },
      fd_close: () => NOT_THERE,
      fd_seek: () => NOT_THERE,
      fd_write: () => NOT_THERE,
      proc_exit(status: number): never {
        throw new CoreError(`ended with status ${status}`);
      },
    },
  };
}
