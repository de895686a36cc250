// What is drawn where, and what a pointer would meet there. Needs looking.js.
window.pointing = {
  box(element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  },

  /** The box around all that is drawn of these elements. */
  around(elements) {
    const boxes = elements.map((each) => each.getBoundingClientRect());
    const x = Math.min(...boxes.map(({ left }) => left));
    const y = Math.min(...boxes.map(({ top }) => top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return { x, y, width: right - x, height: bottom - y };
  },

  /** What takes a click there, as the words of `looking.name`; '' where that is the element. */
  inTheWay(element, { x, y }) {
    const there = document.elementFromPoint(x, y);
    if (element.contains(there)) return '';
    return there ? looking.name(there) : `nothing at ${x}, ${y}`;
  },

  /** Which line, or which other space of a board, a click would reach there. */
  reached({ x, y }) {
    const there = document.elementFromPoint(x, y);
    const line = there?.closest('[data-destination]');
    if (line) return `line ${line.dataset.destination}`;
    const spot = there?.closest('[data-spot]');
    if (spot) return `space ${spot.dataset.spot}`;
    return there ? looking.name(there) : 'nothing';
  },

  /** What can't be tapped well: buttons and such that are less wide or tall than that. Links inside
   * of a sentence may be, and what waits beside the page until it has the focus. */
  tooSmall(width, height) {
    const all = 'a[href], button, input, select, textarea, summary, [role="button"]';
    return [...document.querySelectorAll(all)]
      .filter((each) => looking.isShown(each))
      .filter((each) => !(each.matches('a') && getComputedStyle(each).display === 'inline'))
      .map((each) => [each, (each.closest('label') ?? each).getBoundingClientRect()])
      .filter(([, box]) => box.right > 0)
      .filter(([, box]) => box.width < width - 0.01 || box.height < height - 0.01)
      .map(([each, box]) => `${looking.name(each)} ${box.width} x ${box.height}`);
  },

  /** Whether eyes can read this text anywhere in the page. */
  isRead(text) {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      if (data.includes(text) && looking.isShown(parentElement)) return true;
    }
    return false;
  },

  /** What has moved by itself, and by how much; see `watchShifts`. */
  shifts: [],

  watchShifts() {
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput } of list.getEntries())
        for (const { node, previousRect: old, currentRect: now } of hadRecentInput ? [] : sources)
          this.shifts.push(
            `${node?.nodeType === 1 ? looking.name(node) : node?.data} by ` +
              `${now.x - old.x}, ${now.y - old.y} (${value.toFixed(4)})`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  },
};
