// Earlier typed lines, recalled by arrow up and down.

export class LineHistory {
  #lines: string[] = [];
  #index = 0;
  /** The unsent text before the first arrow up. */
  #draft = '';

  add(line: string): void {
    if (line && this.#lines.at(-1) !== line) this.#lines.push(line);
    this.#index = this.#lines.length;
    this.#draft = '';
  }

  /** The previous line; null at the first. `typed` is the text in the box. */
  earlier(typed: string): string | null {
    if (this.#index === 0) return null;
    if (this.#index === this.#lines.length) this.#draft = typed;
    return this.#lines[--this.#index]!;
  }

  /** The next line; at the end, the unsent text. */
  later(): string | null {
    if (this.#index === this.#lines.length) return null;
    this.#index += 1;
    return this.#lines[this.#index] ?? this.#draft;
  }

  /** The line that an arrow key recalls; null for other keys and at the ends. */
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
