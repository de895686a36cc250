// What can be seen to be wrong on a page, as lists of words. Empty lists are what is wanted.
window.looking = {
  name(element) {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const id = element.id ? `#${element.id}` : '';
    const kind = element.getAttribute('class') ? `.${element.getAttribute('class')}` : '';
    return `${element.tagName.toLowerCase()}${id}${kind} "${label.trim().slice(0, 40)}"`;
  },

  isShown(element) {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !this.isForEarsOnly(element)
    );
  },

  /** Kept for screen readers: a pixel that nobody sees. */
  isForEarsOnly(element) {
    for (let each = element; each; each = each.parentElement) {
      const { width, height } = each.getBoundingClientRect();
      if (getComputedStyle(each).position === 'absolute' && width <= 1 && height <= 1) return true;
    }
    return false;
  },

  /** Whether the page can be scrolled sideways, and by whom. */
  tooWide() {
    const root = document.scrollingElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (each) => this.isShown(each) && each.getBoundingClientRect().right > root.clientWidth + 1,
    );
    return [`${root.scrollWidth} > ${root.clientWidth}`, ...wide.slice(-5).map((e) => this.name(e))];
  },

  /** Elements that cut off a text of their own. What can be scrolled is not cut off, nor what ends in
   * an ellipsis and has a title. */
  clipped() {
    const found = [];
    for (const element of document.body.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
      if (!hasText || element.closest('svg') || !this.isShown(element)) continue;
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.textOverflow === 'ellipsis' && box.title) break;
        const isCut = (overflow) => overflow === 'hidden' || overflow === 'clip';
        const around = box.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(element);
        const inside = range.getBoundingClientRect();
        const isWide = inside.right > around.right + 1 || inside.left < around.left - 1;
        const isHigh = inside.bottom > around.bottom + 1 || inside.top < around.top - 1;
        if ((isCut(style.overflowX) && isWide) || (isCut(style.overflowY) && isHigh)) {
          found.push(`${this.name(element)} in ${this.name(box)}`);
          break;
        }
      }
    }
    return found;
  },

  /** Buttons and such that are smaller than that; links inside of a sentence may be. */
  tooSmall(pixels, selector) {
    const all =
      selector ??
      'a[href], button, input, select, textarea, summary, [role="button"], [role="gridcell"][tabindex]';
    return [...document.querySelectorAll(all)]
      .filter((each) => this.isShown(each))
      .filter((each) => !(each.matches('a') && getComputedStyle(each).display === 'inline'))
      .map((each) => [each, (each.closest('label') ?? each).getBoundingClientRect()])
      .filter(([, { width, height }]) => width < pixels - 0.01 || height < pixels - 0.01)
      .map(([each, { width, height }]) => `${this.name(each)} ${width} x ${height}`);
  },

  /** Tiles that show nothing but a color, which forced colors take away. */
  tilesWithoutGlyph() {
    return [...document.querySelectorAll('svg.tile')]
      .filter((each) => this.isShown(each))
      .filter((each) => !each.querySelector('use, path, polygon, text'))
      .map((each) => this.name(each.parentElement));
  },

  /** Headings as they follow each other. */
  headings() {
    return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((each) => each.checkVisibility())
      .map((each) => `${each.tagName.toLowerCase()} ${each.textContent.trim()}`);
  },

  // What a reader may do to a page

  style(text) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  },

  /** The spacing of WCAG 1.4.12. */
  spaceOut() {
    this.style(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important;' +
        ' word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
    );
  },

  /** Every text longer by more than a third, as another language might make it. */
  lengthen() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      const text = node.data.trim();
      const isWord = /\p{L}{3}/u.test(text) && !node.parentElement.closest('svg, script, style');
      // In whole words, which can be wrapped as those of a language can.
      if (isWord) node.data += ` ${'lorem ipsum '.repeat(10).slice(0, Math.ceil(text.length * 0.35))}`;
    }
  },
};
