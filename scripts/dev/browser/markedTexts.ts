/**
 * A number is written as three invisible characters: variation selectors of Unicode (supplement, U+E0100 to U+E01EF). They combine with
 * the character before them, so they take no width and no letter spacing, and break no line.
 */
const first = 0xe0100;
const digits = 239;

/** The last selector is no digit: it announces two digits. */
const marks = /\u{E01EF}([\u{E0100}-\u{E01EE}])([\u{E0100}-\u{E01EE}])/gu;

/** @returns the mark of a number below 57,121, for the end of a text */
export function markOf(number: number): string {
  return String.fromCodePoint(first + digits, first + Math.floor(number / digits), first + (number % digits));
}

/** @returns the numbers in a text: those of texts that it quotes first, its own last */
export function numbersIn(text: string): number[] {
  const digitOf = (digit = '') => (digit.codePointAt(0) ?? first) - first;
  return [...text.matchAll(marks)].map(([, high, low]) => digitOf(high) * digits + digitOf(low));
}

/**
 * Highlights every marked text, now and when the page changes, and leaves room for the panel.
 * The document itself is not changed, so islands hydrate as usual.
 */
export function highlightMarks(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `::highlight(texts) { text-decoration: underline dotted 2px #0a7a4c; background: #c8f16959 }
    @media (width >= 48rem) { html { margin-inline-end: 440px } }`,
  );
  document.adoptedStyleSheets.push(sheet);
  const paint = () => {
    const ranges = markedNodes().map((node) => {
      const range = new Range();
      range.selectNodeContents(node);
      return range;
    });
    CSS.highlights.set('texts', new Highlight(...ranges));
  };
  paint();
  new MutationObserver(paint).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** @returns the numbers of the texts of the nearest element that has some, those of its attributes first */
export function markedUnder(target: Element | null): number[] {
  if (!target) {
    return [];
  }
  const numbers = marksOf(target);
  return numbers.length > 0 ? numbers : markedUnder(target.parentElement);
}

/** @returns the numbers of all texts of the document: in its head, its attributes and its content */
export function marksOfPage(): number[] {
  return [...document.querySelectorAll('*')].flatMap(marksOf);
}

function marksOf({ attributes, childNodes }: Element): number[] {
  const own = [...childNodes].map((node) => (node instanceof Text ? node.data : ''));
  return [...Array.from(attributes, ({ value }) => value), ...own].flatMap(numbersIn);
}

function markedNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    found.push(walker.currentNode as Text);
  }
  return found.filter(({ data }) => numbersIn(data).length > 0);
}
