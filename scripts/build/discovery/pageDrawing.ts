import type { Element, Properties } from 'hast';
import { s } from 'hastscript';
import postcss from 'postcss';
import type { BuiltPage } from '../../../renderer/document/page/builtPage.ts';
import { find, htmlOf, propertyOf } from '../../../renderer/document/page/tree.ts';
import { colours } from '../../../renderer/document/styles/colours.ts';

/** The properties by which the style sheet draws shapes. */
const drawnProperty = /^(?:fill|stroke|opacity)/;

/** The width of a drawing in its own units, at least: narrower ones are icons. */
const leastWidth = 300;

/**
 * @param css the style sheet of the site
 * @returns its rules for drawings, on light, with the values of its variables, which an SVG outside of a browser has not; words stay out
 *   of a picture
 */
export function drawingStyleOf(css: string): string {
  const sheet = postcss.parse(css);
  const variables = new Map<string, string>();
  // The first value is that of the light scheme.
  sheet.walkDecls(/^--/, ({ prop, value }) => {
    variables.set(prop, variables.get(prop) ?? value);
  });
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(variables.get(name) ?? 'none'));
  const rules = ['text{display:none}'];
  sheet.walkRules(/^\./, ({ parent, selector, nodes }) => {
    // The rules of a width, of the dark scheme and of print stand in `@media`: a picture has one width and one scheme, and is on no paper.
    if (parent?.type === 'atrule' && 'name' in parent && parent.name !== 'layer') {
      return;
    }
    const declarations = nodes.flatMap((node) =>
      node.type === 'decl' && drawnProperty.test(node.prop) ? [`${node.prop}:${resolve(node.value)}`] : [],
    );
    if (declarations.length > 0) {
      rules.push(`${selector}{${declarations.join(';')}}`);
    }
  });
  return rules.join('');
}

/**
 * @param box where it goes: the attributes x, y, width and height of `<svg>`
 * @returns the drawing of a page's hero; for a page that has none, a list that is ticked off
 */
export function pageDrawing({ tree }: BuiltPage, box: Properties): string {
  const anyElement = () => true;
  const hero = find(find(tree, 'main'), anyElement);
  const [svg, ...around] = hero ? pathToDrawing(hero) : [];
  if (!svg) {
    return checkList(box);
  }
  const own: Element = { ...svg, properties: { ...svg.properties, ...box, color: colours.ink } };
  // Colours are handed down, from outside the drawing too.
  return htmlOf(around.reduce((inner, { properties: { className } }) => s('g', { className }, inner), own));
}

/** The first drawing below an element that is no icon, and the elements around it, innermost first; nothing where it has none. */
function pathToDrawing(element: Element): Element[] {
  for (const child of element.children) {
    if (child.type !== 'element') {
      continue;
    }
    const [, , width = 0] = (propertyOf(child, 'viewBox') ?? '').split(' ').map(Number);
    if (child.tagName === 'svg' && width >= leastWidth) {
      return [child, element];
    }
    const path = pathToDrawing(child);
    if (path.length > 0) {
      return [...path, element];
    }
  }
  return [];
}

function checkList(box: Properties): string {
  const rows = [210, 168, 232, 190, 146, 214].map(
    (length, index) =>
      `<g transform="translate(0 ${14 + index * 64})"><circle cx="20" cy="20" r="20" fill="${colours.proof}"/><path d="m11 21 6 6 12-13" stroke="${colours.card}" stroke-width="4"/><path d="M64 20h${length}" stroke="${colours.ink}" stroke-width="10"/><path d="M0 52h360" stroke="${colours.line}" stroke-width="2"/></g>`,
  );
  const attributes = Object.entries(box).map(([name, value]) => ` ${name}="${value}"`);
  return `<svg${attributes.join('')} viewBox="0 0 360 384" fill="none">${rows.join('')}</svg>`;
}
