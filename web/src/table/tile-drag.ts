// Drags tiles to a line, as an alternative to two clicks. A drop beside a line, or Esc, cancels.

import type { Attachment } from 'svelte/attachments';
import type { AnySelection, Tiles } from './move-selection.svelte';

/** Pixels that the pointer moves before a click becomes a drag. */
const SLACK = 6;

export function drag(selection: AnySelection | null, tiles: Tiles, count: number): Attachment {
  return (element) => {
    const button = element as HTMLElement;

    function start(down: PointerEvent): void {
      // A finger scrolls the page, so it taps instead.
      if (!selection?.canChoose || down.button !== 0 || down.pointerType === 'touch') return;
      const ghost = new Ghost(button, count);
      // A pen would keep the lines from being pointed at.
      if (button.hasPointerCapture(down.pointerId)) button.releasePointerCapture(down.pointerId);
      let isDragging = false;

      function move(event: PointerEvent): void {
        const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
        if (!isDragging && distance > SLACK) {
          isDragging = true;
          ghost.show();
          void selection!.select(tiles);
        }
        if (!isDragging) return;
        ghost.moveTo(event.clientX, event.clientY);
      }

      function stop(): void {
        ghost.remove();
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
        removeEventListener('pointercancel', cancel);
        removeEventListener('keydown', key, true);
      }

      function up(event: PointerEvent): void {
        stop();
        if (!isDragging) return;
        // The click that follows belongs to the drag.
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
        const line = lineAt(event);
        if (!line) selection!.clear();
        else {
          const destination = line.dataset.destination!;
          void selection!.place(destination === 'floor' ? null : Number(destination));
        }
      }

      function cancel(): void {
        stop();
        if (isDragging) selection!.clear();
      }

      function key(event: KeyboardEvent): void {
        if (event.key === 'Escape') cancel();
      }

      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', cancel);
      addEventListener('keydown', key, true);
    }

    button.addEventListener('pointerdown', start);
    return () => button.removeEventListener('pointerdown', start);
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The line under the pointer; the space between a line and the wall belongs to it. */
function lineAt(event: PointerEvent): HTMLElement | null {
  const there = document.elementFromPoint(event.clientX, event.clientY);
  return there?.closest('.line')?.querySelector<HTMLElement>('[data-destination]') ?? null;
}

/** The tiles under the pointer while they are dragged. */
class Ghost {
  #element = document.createElement('div');

  constructor(button: HTMLElement, count: number) {
    this.#element.className = 'dragged';
    this.#element.setAttribute('aria-hidden', 'true');
    const tile = button.querySelector('svg')!;
    const { width } = tile.getBoundingClientRect();
    for (let index = 0; index < count; index++) {
      const clone = tile.cloneNode(true) as SVGElement;
      // Inline: a tile fills its space by a scoped rule, and here it has none.
      clone.style.width = `${width}px`;
      // Several tiles overlap, so that they hide little of the board.
      if (index) clone.style.marginInlineStart = `${-0.6 * width}px`;
      this.#element.append(clone);
    }
  }

  show(): void {
    document.body.append(this.#element);
  }

  moveTo(x: number, y: number): void {
    this.#element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }

  remove(): void {
    this.#element.remove();
  }
}
