import { numbersIn } from '../marks.ts';

/**
 * Paints every text that bears a mark, now and when the page changes, and leaves room for the panel beside them.
 * Nothing in the document is touched: islands find it as it was rendered.
 */
export function highlightMarks(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `::highlight(texts) { text-decoration: underline dotted 2px #0a7a4c; background: #c8f16959 }
    @media (width >= 48rem) { html { margin-inline-end: 440px } }`,
  );
  document.adoptedStyleSheets.push(sheet);
  const paint = () => {
    const ranges = textNodes(document.body).map((node) => {
      const range = new Range();
      range.selectNodeContents(node);
      return range;
    });
    CSS.highlights.set('texts', new Highlight(...ranges));
  };
  paint();
  new MutationObserver(paint).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** @returns the numbers of the texts of the nearest element that holds some; those of its attributes first */
export function markedUnder(target: Element | null): number[] {
  for (let element = target; element; element = element.parentElement) {
    const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
    const numbers = [...attributesOf(element), ...own].flatMap(numbersIn);
    if (numbers.length > 0) return numbers;
  }
  return [];
}

/** @returns the numbers of all texts of the document: its head, its attributes and what visitors see */
export function marksOfPage(): number[] {
  const elements = [...document.querySelectorAll('*')];
  return elements.flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
    return [...attributesOf(element), ...own].flatMap(numbersIn);
  });
}

function attributesOf(element: Element): string[] {
  return [...element.attributes].map(({ value }) => value);
}

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (numbersIn(node.data).length > 0) found.push(node);
  }
  return found;
}
