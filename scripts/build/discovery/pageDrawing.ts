import type { Element, Properties } from 'hast';
import { selectAll } from 'hast-util-select';
import postcss from 'postcss';
import { colours } from '../../../content/colours.ts';
import type { BuiltPage } from '../../../renderer/page/builtPage.ts';
import { find, htmlOf, propertyOf } from '../../../renderer/page/tree.ts';

/** Properties of a shape that a picture can take over. */
const drawn = /^(?:fill|stroke|opacity)/;

/** Narrower ones are icons. */
const leastWidth = 300;

/** What a rule of the style sheet says of the shapes of a drawing. */
interface DrawingRule {
  className: string;
  /** What it says of shapes inside of the element with that class. */
  inside: string | undefined;
  properties: Properties;
}

/** How the style sheet colours drawings. */
export type DrawingStyle = readonly DrawingRule[];

/** @returns its rules for drawings, on light, with the values of its variables */
export function drawingStyleOf(css: string): DrawingStyle {
  const sheet = postcss.parse(css);
  const variables = new Map<string, string>();
  // The first value is that of the light scheme.
  sheet.walkDecls(/^--/, ({ prop, value }) => void (variables.has(prop) || variables.set(prop, value)));
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(variables.get(name) ?? 'none'));
  const rules: DrawingRule[] = [];
  sheet.walkRules(({ parent, selectors, nodes }) => {
    // A picture has one width, one theme, and is on no paper.
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'media') return;
    const declarations = nodes.flatMap((node) =>
      node.type === 'decl' && drawn.test(node.prop) ? [[camelCase(node.prop), resolve(node.value)]] : [],
    );
    if (declarations.length === 0) return;
    for (const selector of selectors) {
      const [, name, inside] = /^\.((?:\\.|[\w-])+)(?: (.+))?$/.exec(selector) ?? [];
      if (!name) continue;
      const className = name.replaceAll(/\\(.)/g, '$1');
      rules.push({ className, inside, properties: Object.fromEntries(declarations) });
    }
  });
  return rules;
}

/**
 * The drawing of a page's hero as a picture of its own: its style comes along, its words stay behind.
 *
 * @param box where it goes, as attributes of `<svg>`
 * @returns the drawing; for a page that has none, a list that is ticked off
 */
export function pageDrawing({ tree }: BuiltPage, style: DrawingStyle, box: Properties): string {
  const hero = find(find(tree, 'main'), () => true);
  const path = hero && pathToDrawing(hero);
  const svg = path?.at(-1);
  if (!path || !svg) return checkList(box);
  // Colours are handed down, from outside the drawing too.
  const around: Properties = Object.assign({}, ...path.slice(0, -1).map((each) => ownStyle(each, style)));
  const copy = structuredClone(svg);
  const named = ['viewBox', 'fill', ...Object.keys(copy.properties).filter((name) => /^stroke/.test(name))];
  const attributes = Object.fromEntries(named.map((name) => [name, copy.properties[name]]));
  const own = ownStyle(copy, style);
  for (const { className, inside, properties } of style)
    if (inside && classesOf(copy).includes(className))
      for (const shape of selectAll(inside, copy)) shape.properties = { ...properties, ...shape.properties };
  draw(copy, style);
  copy.properties = { ...attributes, ...around, ...own, ...box, color: colours.ink };
  return htmlOf(copy);
}

/** The elements from the hero, outermost first, to its first drawing that is no icon. */
function pathToDrawing(element: Element): Element[] | undefined {
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    const [, , width = 0] = (propertyOf(child, 'viewBox') ?? '').split(' ').map(Number);
    if (child.tagName === 'svg' && width >= leastWidth) return [element, child];
    const path = pathToDrawing(child);
    if (path) return [element, ...path];
  }
  return undefined;
}

/** Gives shapes the colours of their classes as attributes, and takes the words away. */
function draw(svg: Element, style: DrawingStyle): void {
  svg.children = svg.children.filter(
    (child) => child.type === 'element' && child.tagName !== 'text' && child.tagName !== 'title',
  );
  for (const child of svg.children as Element[]) {
    for (const { className, inside, properties } of style)
      if (inside && classesOf(child).includes(className))
        for (const shape of selectAll(inside, child))
          shape.properties = { ...properties, ...shape.properties };
    const own = ownStyle(child, style);
    const { className: _, ...attributes } = child.properties;
    draw(child, style);
    child.properties = { ...attributes, ...own };
  }
}

function ownStyle(element: Element, style: DrawingStyle): Properties {
  const classes = classesOf(element);
  const own = style.filter(({ className, inside }) => !inside && classes.includes(className));
  return Object.assign({}, ...own.map(({ properties }) => properties));
}

function classesOf({ properties }: Element): readonly (string | number)[] {
  return [properties.className ?? []].flat() as (string | number)[];
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function checkList(box: Properties): string {
  const rows = [210, 168, 232, 190, 146, 214].map(
    (length, index) =>
      `<g transform="translate(0 ${14 + index * 64})"><circle cx="20" cy="20" r="20" fill="${colours.proof}"/><path d="m11 21 6 6 12-13" stroke="${colours.card}" stroke-width="4"/><path d="M64 20h${length}" stroke="${colours.ink}" stroke-width="10"/><path d="M0 52h360" stroke="${colours.line}" stroke-width="2"/></g>`,
  );
  const attributes = Object.entries(box).map(([name, value]) => ` ${name}="${value}"`);
  return `<svg${attributes.join('')} viewBox="0 0 360 384" fill="none">${rows.join('')}</svg>`;
}
