import type { Element, Root } from 'hast';
import postcss, { type ChildNode, type Container, type Rule as PostcssRule } from 'postcss';
import { elementsIn } from '../page/tree.ts';
import { needsOf } from './selectors.ts';

interface Selector {
  text: string;
  /** Classes, element types, languages and directions that must all be on the page for it to match. */
  needs: string[];
}
interface Rule {
  selectors: Selector[];
  body: string;
}
/** What is kept where something refers to it, one by one: custom properties, such as a theme, and keyframes. */
interface Properties {
  opening: string;
  properties: { name: string; text: string }[];
}
interface Group {
  opening: string;
  children: Fragment[];
}
type Fragment = Rule | Properties | Group | string;

/** At-rules whose content is not selectors of the page. */
const opaque = /^(?:font-face|page|counter-style|view-transition)$/;

/** What a page is made of: classes (`.name`), element types, and the languages and directions of its parts: `lang=fr`, `dir=ltr`. */
export type PageNames = ReadonlySet<string>;

/**
 * @param body the body of a page
 * @param root the language and the direction of the page
 */
export function namesIn(body: Root, root: { lang: string; dir: string }): PageNames {
  const names = new Set(['html', 'head', 'body', ...settingsOf(root)]);
  for (const { tagName, properties } of elementsIn(body)) {
    names.add(tagName);
    for (const name of [properties.className ?? []].flat()) names.add(`.${name}`);
    for (const setting of settingsOf(properties)) names.add(setting);
  }
  return names;
}

function settingsOf({ lang, dir }: Element['properties']): string[] {
  return [
    ...(typeof lang === 'string' ? [`lang=${lang.replace(/-.*$/, '')}`] : []),
    ...(typeof dir === 'string' ? [`dir=${dir}`] : []),
  ];
}

/**
 * Reads a stylesheet once, so that each page can be given only what its markup uses.
 *
 * @param css the whole stylesheet
 * @returns gives the rules that a page needs, in their order, and the custom properties that these refer to
 * @throws CssSyntaxError when the stylesheet cannot be parsed
 */
export function readStylesheet(css: string): (names: PageNames) => string {
  const fragments = read(postcss.parse(css));
  const definitions = definitionsIn(fragments);
  return (names) => {
    const withoutProperties = write(fragments, names, new Set());
    const referenced = referencedIn(withoutProperties, definitions);
    return withoutIdleVariables(write(fragments, names, referenced), referenced);
  };
}

function read(container: Container): Fragment[] {
  return (container.nodes ?? []).map(readNode);
}

function readNode(node: ChildNode): Fragment {
  if (node.type === 'comment') return '';
  if (node.type === 'rule') return readRule(node);
  if (node.type !== 'atrule' || opaque.test(node.name)) return node.toString();
  if (node.name === 'property')
    return { opening: '', properties: [{ name: node.params, text: node.toString() }] };
  if (node.name === 'keyframes')
    return { opening: '', properties: [{ name: node.params, text: node.toString() }] };
  // Tailwind's stand-in for browsers without @property, all older than those the site is built for.
  if (node.name === 'layer' && node.params === 'properties') return '';
  if (!node.nodes) return `${node};`;
  return { opening: `@${node.name} ${node.params}`, children: read(node as Container) };
}

function readRule(rule: PostcssRule): Rule | Properties {
  const declarations = rule.nodes ?? [];
  // Utilities set their own variables for one element: such a rule stays as long as its class.
  if (declarations.length > 0 && declarations.every(isProperty) && !`${rule}`.includes('--tw-')) {
    return {
      opening: rule.selector,
      properties: declarations.flatMap((each) =>
        each.type === 'decl' ? [{ name: each.prop, text: `${each}` }] : [],
      ),
    };
  }
  const selectors = rule.selectors.map((text) => ({ text, needs: needsOf(text) }));
  return { selectors, body: `{${declarations.join(';')}}` };
}

function isProperty(node: ChildNode): boolean {
  return node.type === 'decl' && node.variable;
}

function write(fragments: Fragment[], names: PageNames, referenced: ReadonlySet<string>): string {
  let css = '';
  for (const fragment of fragments) {
    if (typeof fragment === 'string') {
      css += fragment;
    } else if ('children' in fragment) {
      const inner = write(fragment.children, names, referenced);
      if (inner) css += `${fragment.opening}{${inner}}`;
    } else if ('properties' in fragment) {
      const used = fragment.properties.filter(({ name }) => referenced.has(name)).map(({ text }) => text);
      if (used.length > 0) css += fragment.opening ? `${fragment.opening}{${used.join(';')}}` : used.join('');
    } else {
      const used = fragment.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
      if (used.length > 0) css += used.map(({ text }) => text).join(',') + fragment.body;
    }
  }
  return css;
}

/** Drops what utilities set for other utilities (`--tw-…`) where the page has none of those, and rules that then say nothing. */
function withoutIdleVariables(css: string, referenced: ReadonlySet<string>): string {
  return css
    .replaceAll(/(--tw-[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
      referenced.has(name) ? declaration : '',
    )
    .replaceAll(/,(--tw-[\w-]+)/g, (listed, name: string) => (referenced.has(name) ? listed : ''))
    .replaceAll(/(?<=^|[{};])[^{};]+\{\}/g, '');
}

/** What each custom property is made of, all its definitions together. */
function definitionsIn(fragments: Fragment[], found = new Map<string, string>()): Map<string, string> {
  for (const fragment of fragments) {
    if (typeof fragment === 'string') continue;
    if ('children' in fragment) definitionsIn(fragment.children, found);
    if (!('properties' in fragment)) continue;
    for (const { name, text } of fragment.properties) found.set(name, (found.get(name) ?? '') + text);
  }
  return found;
}

/** The custom properties and keyframes that some CSS refers to, and those that these refer to in turn. */
function referencedIn(css: string, definitions: Map<string, string>): ReadonlySet<string> {
  const referenced = new Set<string>();
  const queue = [css];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const variables = next.matchAll(/var\(\s*(--[\w-]+)/g);
    const animations = next.matchAll(/animation(?:-name)?:([^;}]*)/g);
    const names = [...variables, ...animations].flatMap(([, found = '']) => found.split(/[\s,]+/));
    for (const name of names) {
      if (referenced.has(name)) continue;
      referenced.add(name);
      queue.push(definitions.get(name) ?? '');
    }
  }
  return referenced;
}
