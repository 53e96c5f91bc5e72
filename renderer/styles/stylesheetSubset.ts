import postcss, { type ChildNode, type Container } from 'postcss';

interface Rule {
  selectors: { text: string; classes: string[]; element: string | undefined }[];
  body: string;
}
interface Group {
  opening: string;
  children: Fragment[];
}
type Fragment = Rule | Group | string;

/** Elements whose resting style, left out, costs nothing: an island that adds one falls back on the browser's own. */
const dispensable = /^(?:hr|abbr|b|strong|code|kbd|samp|pre|small|sub|sup|table|progress|optgroup|option)$/;

/** Parts of date and number fields, of which the site has none. */
const neverUsed = /::-webkit-(?:date|calendar|inner-spin|outer-spin)/;

/** At-rules whose content is not selectors of the page. */
const opaque = /^(?:font-face|keyframes|property|page|counter-style|view-transition)$/;

/**
 * Reads a stylesheet once, so that each page can be given only the rules that its markup uses.
 *
 * @param css the whole stylesheet
 * @returns a function from a page's HTML to the rules it needs, in their order; a rule without class is kept,
 *   unless it is about an element that text only sometimes has
 * @throws CssSyntaxError when the stylesheet cannot be parsed
 */
export function stylesheetSubset(css: string): (html: string) => string {
  const fragments = read(postcss.parse(css));
  return (html) => withoutUnusedProperties(write(fragments, classesOf(html), elementsOf(html)));
}

function read(container: Container): Fragment[] {
  return (container.nodes ?? []).map(readNode);
}

function readNode(node: ChildNode): Fragment {
  if (node.type === 'rule') {
    return {
      selectors: node.selectors
        .filter((text) => !neverUsed.test(text))
        .map((text) => ({
          text,
          classes: classesOfSelector(text),
          element: elementOf(text),
        })),
      body: `{${(node.nodes ?? []).join(';')}}`,
    };
  }
  if (node.type === 'atrule' && node.nodes && !opaque.test(node.name)) {
    return { opening: `@${node.name} ${node.params}`, children: read(node as Container) };
  }
  if (node.type === 'comment') return '';
  return node.type === 'atrule' && !node.nodes ? `${node};` : node.toString();
}

function write(fragments: Fragment[], present: ReadonlySet<string>, elements: ReadonlySet<string>): string {
  let css = '';
  for (const fragment of fragments) {
    if (typeof fragment === 'string') css += fragment;
    else if ('children' in fragment) {
      const inner = write(fragment.children, present, elements);
      if (inner) css += `${fragment.opening}{${inner}}`;
    } else {
      const used = fragment.selectors.filter(
        ({ classes, element }) =>
          classes.every((name) => present.has(name)) && (!element || elements.has(element)),
      );
      if (used.length > 0) css += used.map(({ text }) => text).join(',') + fragment.body;
    }
  }
  return css;
}

/** Classes that must all be on the page for the selector to match; those under `:not()` must not. */
function classesOfSelector(selector: string): string[] {
  const positive = selector.replaceAll(/:not\([^)]*\)/g, '');
  return [...positive.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
}

/** The element that a selector is about, where it is one that pages do without. */
function elementOf(selector: string): string | undefined {
  const name = /^(?::where\(.*\) )?([a-z]+)/.exec(selector)?.[1];
  return name && dispensable.test(name) ? name : undefined;
}

/** Leaves out the custom properties that no rule of the page reads, and what registers them. */
function withoutUnusedProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (read.has(name) ? rule : ''))
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (line, name) => (read.has(name) ? line : ''));
}

function elementsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name));
}

function classesOf(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&#x27;', "'")
      .split(/\s+/))
      names.add(name);
  }
  return names;
}
