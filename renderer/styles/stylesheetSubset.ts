import postcss, { type ChildNode, type Container } from 'postcss';

interface Rule {
  selectors: { text: string; classes: string[] }[];
  body: string;
}
interface Group {
  opening: string;
  children: Fragment[];
}
type Fragment = Rule | Group | string;

/** At-rules whose content is not selectors of the page. */
const opaque = /^(?:font-face|keyframes|property|page|counter-style|view-transition)$/;

/**
 * Reads a stylesheet once, so that each page can be given only the rules that its markup uses.
 *
 * @param css the whole stylesheet
 * @returns a function from a page's HTML to the rules it needs, in their order; a rule without class is always kept
 * @throws CssSyntaxError when the stylesheet cannot be parsed
 */
export function stylesheetSubset(css: string): (html: string) => string {
  const fragments = read(postcss.parse(css));
  return (html) => write(fragments, classesOf(html));
}

function read(container: Container): Fragment[] {
  return (container.nodes ?? []).map(readNode);
}

function readNode(node: ChildNode): Fragment {
  if (node.type === 'rule') {
    return {
      selectors: node.selectors.map((text) => ({ text, classes: classesOfSelector(text) })),
      body: `{${(node.nodes ?? []).join(';')}}`,
    };
  }
  if (node.type === 'atrule' && node.nodes && !opaque.test(node.name)) {
    return { opening: `@${node.name} ${node.params}`, children: read(node as Container) };
  }
  if (node.type === 'comment') return '';
  return node.type === 'atrule' && !node.nodes ? `${node};` : node.toString();
}

function write(fragments: Fragment[], present: ReadonlySet<string>): string {
  let css = '';
  for (const fragment of fragments) {
    if (typeof fragment === 'string') css += fragment;
    else if ('children' in fragment) {
      const inner = write(fragment.children, present);
      if (inner) css += `${fragment.opening}{${inner}}`;
    } else {
      const used = fragment.selectors.filter(({ classes }) => classes.every((name) => present.has(name)));
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
