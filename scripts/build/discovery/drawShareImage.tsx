import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Element, Properties } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { s } from 'hastscript';
import postcss from 'postcss';
import type { ReactNode } from 'react';
import type { Font } from 'satori';
import sharp from 'sharp';
import { company } from '../../../content/company.ts';
import { imageFonts } from '../../../content/fonts.ts';
import { languageOf } from '../../../content/languages.ts';
import { readTextFile } from '../../../renderer/content/readTextFile.ts';
import type { BuiltPage } from '../../../renderer/document/page/builtPage.ts';
import { find, htmlOf, propertyOf } from '../../../renderer/document/page/tree.ts';
import { colours } from '../../../renderer/document/styles/colours.ts';
import { cached } from '../cached.ts';

/** In pixels. `side` is the margin of the image, `top` the top edge of the text and the sheet, `cell` a square of the graph paper. */
const [width, height] = [1200, 630];
const [side, top] = [64, 95];
const logoSize = 48;
const logoTop = 518;
const cell = 24;

const require = createRequire(import.meta.url);

/** Draws the image of a page for link previews: its title and its drawing. `style` is the CSS of drawings (`drawingStyleOf`). */
export async function drawShareImage(page: BuiltPage, style: string, folder: string): Promise<void> {
  const sketch = sketchOf(page, style);
  const png = await cached('share', [...drawnBy, JSON.stringify(sketch)], () => draw(sketch));
  const file = path.join(folder, page.head.image.url.slice(company.origin.length));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, png);
}

let fonts: Font[] | undefined;

interface Sketch {
  /** The beginning of an `<svg>`: graph paper, a sheet with the drawing, the company's logo. `draw` adds the caption and the end tag. */
  frame: string;
  caption: ReactNode;
}

async function draw({ frame, caption }: Sketch): Promise<Uint8Array> {
  fonts ??= Object.entries(imageFonts).map(([name, file]) => ({
    name,
    data: readFileSync(require.resolve(file)),
  }));
  // Imported late: Satori takes a while to load, and most builds find every image in the cache.
  const { default: satori } = await import('satori');
  const text = await satori(caption, { width, height, fonts });
  // Flat drawings need neither more colours nor dither. A higher `effort` takes longer, but the file is no smaller.
  return sharp(Buffer.from(`${frame}${text}</svg>`))
    .png({ palette: true, colours: 64, dither: 0, effort: 1 })
    .toBuffer();
}

/** Parts of the cache key: the contents of the files that determine how an image is drawn. */
const drawnBy = [fileURLToPath(import.meta.url), 'package-lock.json', 'content/fonts.ts'].map((file) =>
  readFileSync(file),
);

function sketchOf(page: BuiltPage, style: string): Sketch {
  const isMirrored = languageOf(page.language).direction === 'rtl';
  const grid = Array.from(
    { length: width / cell },
    (_, index) => `M${index * cell} 0V${height}M0 ${index * cell}H${width}`,
  ).join('');
  // The left edge of an item. Pages in Arabic are mirrored.
  const xOf = (itemWidth: number, isAtEnd: boolean) =>
    isMirrored === isAtEnd ? side : width - side - itemWidth;
  const sheet = { x: xOf(416, true), y: top, width: 416, height: 440 };
  const padding = 28;
  const box = {
    x: `${sheet.x + padding}`,
    y: `${sheet.y + padding}`,
    width: sheet.width - 2 * padding,
    height: sheet.height - 2 * padding,
  };
  const logo = `<svg x="${xOf(logoSize, false)}" y="${logoTop}" width="${logoSize}" height="${logoSize}"`;
  const frame = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style>`,
    `<path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/><path stroke="${colours.line}" stroke-opacity=".5" d="${grid}"/>`,
    `<rect x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height}" rx="8" fill="${colours.card}" stroke="${colours.line}" stroke-width="2"/>`,
    pageDrawing(page, box),
    readTextFile('public/favicon.svg').trim().replace('<svg', logo),
  ].join('');
  return { frame, caption: captionOf(page, isMirrored) };
}

/** @returns the title of a page, with the line above it, and the company's name */
function captionOf({ tree }: BuiltPage, isMirrored: boolean): ReactNode {
  const hasTitle = ({ children }: Element) =>
    children.some((child) => 'tagName' in child && child.tagName === 'h1');
  // The overline is the element right before the title.
  const parts =
    find(find(tree, 'main'), hasTitle)?.children.filter((child) => child.type === 'element') ?? [];
  const headingIndex = parts.findIndex(({ tagName }) => tagName === 'h1');
  const [overline, title] = [plainTextOf(parts[headingIndex - 1]), plainTextOf(parts[headingIndex])];
  const start = isMirrored ? 'right' : 'left';
  const lines = {
    direction: isMirrored ? 'rtl' : 'ltr',
    textAlign: start,
    width: 610,
  } as const;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        position: 'absolute',
        top,
        left: isMirrored ? width - side - lines.width : side,
        width: lines.width,
        height: logoTop + logoSize - top,
        fontFamily: Object.keys(imageFonts).join(', '),
        color: colours.ink,
      }}
    >
      {overline && (
        <div style={{ ...lines, fontSize: 26, color: colours.accent, marginBottom: 20 }}>{overline}</div>
      )}
      <div
        style={{
          ...lines,
          // A longer title is smaller, so that it stays above the logo. Arabic needs taller lines, and no space between joined letters.
          fontSize: title.length > 70 ? 46 : title.length > 40 ? 54 : 66,
          lineHeight: isMirrored ? 1.3 : 1.1,
          letterSpacing: isMirrored ? 0 : -1.4,
        }}
      >
        {title}
      </div>
      <div style={{ fontSize: 34, position: 'absolute', bottom: 2, [start]: logoSize + 16 }}>
        {company.name}
      </div>
    </div>
  );
}

/** @returns a text without characters that the fonts lack, and without Arabic vowel signs, which Satori would draw beside their letters */
function plainTextOf(element: Element | undefined): string {
  return (element ? rawTextOf(element) : '')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll('\u2060', '')
    .replaceAll(/[\u064b-\u0652]/g, '')
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .trim();
}

const drawnProperty = /^(?:fill|stroke|opacity)/;

/** The minimum width of a drawing, in the units of its `viewBox`. A narrower SVG is an icon. */
const minWidth = 300;

/** @returns the CSS of drawings in the light scheme. Texts are hidden, because sharp would draw them in a font of this machine. */
export function drawingStyleOf(css: string): string {
  const sheet = postcss.parse(css);
  const variables = new Map<string, string>();
  // Variables are replaced, because sharp does not support `var()`. The first value is that of the light scheme.
  sheet.walkDecls(/^--/, ({ prop, value }) => {
    variables.set(prop, variables.get(prop) ?? value);
  });
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(variables.get(name) ?? 'none'));
  const rules = ['text{display:none}'];
  sheet.walkRules(/^\./, ({ parent, selector, nodes }) => {
    // `@media` is for other widths, the dark scheme and print. None of these rules applies to the image.
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

/** @returns the drawing in a page's hero, or else a drawn checklist; `box` has the attributes x, y, width and height */
export function pageDrawing({ tree }: BuiltPage, box: Properties): string {
  // The hero is the first element of `<main>`.
  const hero = find(find(tree, 'main'), () => true);
  const [svg, ...around] = hero ? pathToDrawing(hero) : [];
  if (!svg) {
    return checkList(box);
  }
  const own: Element = { ...svg, properties: { ...svg.properties, ...box, color: colours.ink } };
  // A drawing may inherit its colour from an element around it, so each such element becomes a `<g>` with the same class.
  return htmlOf(around.reduce((inner, { properties: { className } }) => s('g', { className }, inner), own));
}

/** @returns the first drawing inside an element, then the elements around it from the inside out; an empty list if there is no drawing */
function pathToDrawing(element: Element): Element[] {
  for (const child of element.children) {
    if (child.type !== 'element') {
      continue;
    }
    const [, , width = 0] = (propertyOf(child, 'viewBox') ?? '').split(' ').map(Number);
    if (child.tagName === 'svg' && width >= minWidth) {
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
      `<g transform="translate(0 ${14 + index * 64})"><circle cx="20" cy="20" r="20" fill="${colours.accent}"/><path d="m11 21 6 6 12-13" stroke="${colours.card}" stroke-width="4"/><path d="M64 20h${length}" stroke="${colours.ink}" stroke-width="10"/><path d="M0 52h360" stroke="${colours.line}" stroke-width="2"/></g>`,
  );
  const attributes = Object.entries(box).map(([name, value]) => ` ${name}="${value}"`);
  return `<svg${attributes.join('')} viewBox="0 0 360 384" fill="none">${rows.join('')}</svg>`;
}
