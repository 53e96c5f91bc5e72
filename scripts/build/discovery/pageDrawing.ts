import { type HTMLElement, parse } from 'node-html-parser';
import postcss, { type Root } from 'postcss';
import { colours } from '../../../content/colours.ts';
import type { SitePage } from '../../check/site/sitePage.ts';

/** Properties of a shape that a picture can take over. */
const drawn = /^(?:fill|stroke|opacity)/;

/** Narrower ones are icons. */
const leastWidth = 300;

/**
 * The drawing of a page's hero as a picture of its own: its style comes along, its words stay behind.
 *
 * @param page its document
 * @param box where it goes, as attributes of `<svg>`
 * @returns the drawing; for a page that has none, a list that is ticked off
 */
export function pageDrawing({ root }: SitePage, box: string): string {
  const hero = root.querySelector('main')?.firstElementChild;
  const found = hero?.querySelectorAll('svg').find((each) => {
    const [, , width = 0] = (each.getAttribute('viewBox') ?? '').split(' ').map(Number);
    return width >= leastWidth;
  });
  // What is changed here is a copy: others read the page too.
  const svg = found && parse(found.outerHTML).querySelector('svg');
  if (!found || !svg) return checkList(box);
  // Colours are handed down, from outside the drawing too.
  const around = [];
  for (let outer = found.parentNode; outer && outer !== hero; outer = outer.parentNode)
    around.unshift(...outer.classList.value);
  const classes = new Set([...around, ...classesIn(svg.outerHTML)]);
  const style = styleOf(svg, root.querySelector('head style')?.rawText ?? '', classes);
  const attributes = Object.entries(svg.attributes)
    .filter(([name]) => /^(?:viewBox|fill|stroke.*|class)$/.test(name))
    .map(([name, value]) => ` ${name}="${value}"`);
  for (const text of svg.querySelectorAll('text, title')) text.remove();
  return `<style>${style}</style><g class="${around.join(' ')}"><svg ${box}${attributes.join('')} color="${colours.ink}">${svg.innerHTML}</svg></g>`;
}

let lastSheet: { text: string; root: Root } | undefined;

/** Articles have one sheet, and follow each other. */
function parsedSheet(text: string): Root {
  if (lastSheet?.text !== text) lastSheet = { text, root: postcss.parse(text) };
  return lastSheet.root;
}

function classesIn(markup: string): string[] {
  return [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
}

/** The rules of a page's sheet that colour these classes, with the values of its variables. */
function styleOf(svg: HTMLElement, sheet: string, classes: ReadonlySet<string>): string {
  const variables = new Map<string, string>();
  const rules: string[] = [];
  const parsed = parsedSheet(sheet);
  // The first value is that of the light scheme.
  parsed.walkDecls(/^--/, ({ prop, value }) => void (variables.has(prop) || variables.set(prop, value)));
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(variables.get(name) ?? 'none'));
  parsed.walkRules(({ parent, selectors, nodes }) => {
    // A picture has one width, one theme, and is on no paper.
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'media') return;
    const declarations = nodes.flatMap((node) =>
      node.type === 'decl' && drawn.test(node.prop) ? [{ name: node.prop, value: resolve(node.value) }] : [],
    );
    for (const selector of declarations.length > 0 ? selectors : []) {
      const [, name = '', inside] = /^\.([\w-]+)(?: (.+))?$/.exec(selector) ?? [];
      if (!classes.has(name)) continue;
      if (!inside) {
        rules.push(`.${name}{${declarations.map((each) => `${each.name}:${each.value}`).join(';')}}`);
        continue;
      }
      // What a drawing says of the shapes in it is a base that their own classes change, as an attribute's value is.
      for (const shape of svg.querySelectorAll(inside))
        for (const each of declarations)
          if (!shape.hasAttribute(each.name)) shape.setAttribute(each.name, each.value);
    }
  });
  return rules.join('');
}

function checkList(box: string): string {
  const rows = [210, 168, 232, 190, 146, 214].map(
    (length, index) =>
      `<g transform="translate(0 ${14 + index * 64})"><circle cx="20" cy="20" r="20" fill="${colours.proof}"/><path d="m11 21 6 6 12-13" stroke="${colours.card}" stroke-width="4"/><path d="M64 20h${length}" stroke="${colours.ink}" stroke-width="10"/><path d="M0 52h360" stroke="${colours.line}" stroke-width="2"/></g>`,
  );
  return `<svg ${box} viewBox="0 0 360 384" fill="none">${rows.join('')}</svg>`;
}
