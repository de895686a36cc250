// The lines that were typed before, walked by arrow up and down.

export class LineHistory {
  #lines: string[] = [];
  #index = 0;
  /** What stood in the box before the walk began. */
  #draft = '';

  add(line: string): void {
    if (line && this.#lines.at(-1) !== line) this.#lines.push(line);
    this.#index = this.#lines.length;
    this.#draft = '';
  }

  /** The line before; `typed` is what stands in the box now. Null where there is none. */
  earlier(typed: string): string | null {
    if (this.#index === 0) return null;
    if (this.#index === this.#lines.length) this.#draft = typed;
    return this.#lines[--this.#index]!;
  }

  /** The line after; at the end, what was being typed. */
  later(): string | null {
    if (this.#index === this.#lines.length) return null;
    this.#index += 1;
    return this.#lines[this.#index] ?? this.#draft;
  }

  /** What an arrow key walks to; null where the key is another one, or there is no further line. */
  walk(event: KeyboardEvent, typed: string): string | null {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
    const walked =
      event.key === 'ArrowUp'
        ? this.earlier(typed)
        : event.key === 'ArrowDown'
          ? this.later()
          : null;
    if (walked !== null) event.preventDefault();
    return walked;
  }
}
