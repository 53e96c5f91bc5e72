import type { Page } from 'playwright/test';

/** How text may be set: as the site sets it, or spaced out by the visitor (WCAG 2.2 1.4.12). */
const settings = {
  plain: '',
  spaced:
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
} as const;

/**
 * @param page a page, which is measured at its present width
 * @param within a selector of the part to measure, e.g. an open dialog
 * @returns a message for each text that is cut by its box or the window, overlaps another text or leaves its picture; and one if the page
 *   is too wide
 */
export function cutText(
  page: Page,
  setting: keyof typeof settings = 'plain',
  within = 'body',
): Promise<string[]> {
  return page.evaluate(findCutText, [settings[setting], within] as const);
}

interface Limit {
  left: number;
  right: number;
  top: number;
  bottom: number;
  name: string;
}

/**
 * Hides the contents of a page, except while `cutText` measures them. Otherwise the browser would lay out and paint the page at each change
 * of its window or its letters, which takes longer than measuring.
 */
export function skipRendering(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.style.contentVisibility = 'hidden';
  });
}

/** Runs in the page. After setting the text it only reads, so that the browser lays the page out once. */
function findCutText([rules, within]: readonly [string, string]): string[] {
  const root = document.querySelector(within);
  if (!root) {
    return [`nothing is ${within}`];
  }
  const { style } = document.body;
  const { contentVisibility } = style;
  style.contentVisibility = '';
  if (rules) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }
  const limits = new Map<Element, readonly Limit[] | undefined>();
  const range = document.createRange();
  const lines: { node: Node; text: string; box: DOMRect; svg: Element | null }[] = [];
  const found: string[] = [];
  const report = (text: string, what: string) => found.push(`“${text.slice(0, 40)}” ${what}`);

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const element = node.parentElement;
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      continue;
    }
    range.selectNodeContents(node);
    // Chromium ignores `textLength` when it measures a range.
    const rects = element.closest('[textLength]') ? element.getClientRects() : range.getClientRects();
    const boxes = [...rects].filter(({ width }) => width > 1);
    if (boxes.length === 0) {
      continue;
    }
    const cutting = limitsOf(element);
    if (!cutting) {
      continue;
    }
    const svg = element.closest('svg');
    for (const box of boxes) {
      lines.push({ node, text, box, svg });
      for (const { left, right, top, bottom, name } of cutting) {
        if (
          box.left < left - 1 ||
          box.right > right + 1 ||
          box.top + box.height / 4 < top ||
          box.bottom - box.height / 4 > bottom
        ) {
          report(text, `is cut by ${name}`);
        }
      }
    }
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next] as (typeof lines)[number];
      // Lines are sorted by their tops: all later ones begin lower still.
      if (other.box.top > one.box.bottom) {
        break;
      }
      // Letters take the middle half of the height of their line.
      const down = one.box.bottom - one.box.height / 4 - (other.box.top + other.box.height / 4);
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (one.node !== other.node && one.svg === other.svg && down >= 0 && across > 2) {
        report(one.text, `lies on “${other.text.slice(0, 40)}”`);
      }
    }
  }
  if (rules) {
    document.adoptedStyleSheets = [];
  }
  style.contentVisibility = contentVisibility;
  return [...new Set(found)];

  /** @returns the edges that cut the text in a box; `undefined` if the text is clipped out of sight or fixed over the page */
  function limitsOf(box: Element): readonly Limit[] | undefined {
    if (!limits.has(box)) {
      limits.set(box, findLimits(box));
    }
    return limits.get(box);
  }

  function findLimits(box: Element): readonly Limit[] | undefined {
    if (box === document.body || !box.parentElement) {
      return [
        {
          left: 0,
          right: document.documentElement.clientWidth,
          top: -Infinity,
          bottom: Infinity,
          name: 'the window',
        },
      ];
    }
    const { position, overflowX, overflowY, clipPath } = getComputedStyle(box);
    if ((position === 'fixed' && box !== root) || clipPath !== 'none') {
      return undefined;
    }
    // Outer boxes do not cut the text in a box that scrolls, because visitors can scroll to the text.
    const outer = limitsOf(box.parentElement);
    const others = outer && /auto|scroll/.test(overflowX + overflowY) ? [] : outer;
    const cutsX = /hidden|clip/.test(overflowX) && !/^(?:a|span|text|tspan)$/.test(box.tagName);
    const cutsY = /hidden|clip/.test(overflowY);
    const isDrawing = box.tagName === 'svg';
    const isGraphic = isDrawing || box.tagName === 'FIGURE';
    if (!others || !(cutsX || cutsY || isGraphic)) {
      return others;
    }
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return [
      {
        left: cutsX || isGraphic ? left : -Infinity,
        right: cutsX || isGraphic ? right : Infinity,
        top: cutsY || isDrawing ? top : -Infinity,
        bottom: cutsY || isDrawing ? bottom : Infinity,
        name: `${box.tagName.toLowerCase()}${box.id && `#${box.id}`}`,
      },
      ...others,
    ];
  }
}
