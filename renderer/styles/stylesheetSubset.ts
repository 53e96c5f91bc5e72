import postcss, { type ChildNode, type Container, type Rule as PostcssRule } from 'postcss';
import { aroundClasses, needsOf, unescapeCss } from './selectors.ts';

interface Selector {
  /** Its text, cut so that every second piece is a class with its dot. */
  pieces: string[];
  /** The names of these classes, as they stand in HTML. */
  classes: string[];
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

/** What a page is made of. */
export interface PageNames {
  /** Element types. */
  types: ReadonlySet<string>;
  /** Languages and directions of the page and its parts: `lang=fr`, `dir=ltr`. */
  settings: ReadonlySet<string>;
  /** Classes, and the name that each has on the page. */
  classes: ReadonlyMap<string, string>;
}

export interface Stylesheet {
  /** Every class that some rule names. */
  known: ReadonlySet<string>;
  /** Classes that some rule joins with another one, such as `group`: what they join may come and go, so they keep their names. */
  joined: ReadonlySet<string>;
  /**
   * @param names what a page is made of
   * @returns the rules it needs, in their order, and the custom properties that these refer to
   */
  rulesFor: (names: PageNames) => string;
}

/**
 * Reads a stylesheet once, so that each page can be given only what its markup uses.
 *
 * @param css the whole stylesheet
 * @throws CssSyntaxError when the stylesheet cannot be parsed
 */
export function readStylesheet(css: string): Stylesheet {
  const root = postcss.parse(css);
  const fragments = read(root);
  const definitions = definitionsIn(fragments);
  return {
    known: new Set(classesIn(fragments).flat()),
    joined: new Set(
      classesIn(fragments)
        .filter((classes) => classes.length > 1)
        .flat(),
    ),
    rulesFor(names) {
      const withoutProperties = write(fragments, names, new Set());
      const referenced = referencedIn(withoutProperties, definitions);
      return withoutIdleVariables(write(fragments, names, referenced), referenced);
    },
  };
}

/** The classes of each selector. */
function classesIn(fragments: Fragment[]): string[][] {
  return fragments.flatMap((fragment) => {
    if (typeof fragment === 'string' || 'properties' in fragment) return [];
    if ('children' in fragment) return classesIn(fragment.children);
    return fragment.selectors.map(({ classes }) => classes);
  });
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
  const selectors = rule.selectors.map((text) => {
    const pieces = text.split(aroundClasses);
    const classes = pieces.flatMap((piece, index) => (index % 2 === 1 ? unescapeCss(piece).slice(1) : []));
    return { pieces, classes, needs: needsOf(text) };
  });
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
      const used = usedOf(fragment.selectors, names);
      if (used.length > 0) css += used.map((selector) => named(selector, names)).join(',') + fragment.body;
    }
  }
  return css;
}

/** Those selectors that can match on a page. */
function usedOf(selectors: Selector[], names: PageNames): Selector[] {
  return selectors.filter(({ needs }) => needs.every((name) => isPresent(name, names)));
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

function isPresent(name: string, { types, settings, classes }: PageNames): boolean {
  return name.startsWith('.') ? classes.has(name.slice(1)) : types.has(name) || settings.has(name);
}

/** A selector with the names that its classes have on the page. */
function named({ pieces, classes }: Selector, page: PageNames): string {
  return pieces
    .map((piece, index) => {
      const name = index % 2 === 1 ? page.classes.get(classes[(index - 1) / 2] ?? '') : undefined;
      return name === undefined ? piece : `.${escapeClass(name)}`;
    })
    .join('');
}

/** As in CSS.escape, for the characters that classes of this site have. */
function escapeClass(name: string): string {
  return name.replaceAll(
    /^\d|[^\w-]/g,
    (character) => `\\${/\d/.test(character) ? `3${character} ` : character}`,
  );
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
