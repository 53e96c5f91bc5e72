import postcss, { type ChildNode, type Container, list } from 'postcss';

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

/** Classes that must all be on the page for the selector to match. Where it offers a choice, none of them must. */
function classesOfSelector(selector: string): string[] {
  // The value of an attribute may hold a point, as in [href$=".pdf"]; an escaped bracket is part of a class.
  const plain = selector.replaceAll(/\\.|\[(?:"[^"]*"|'[^']*'|[^\]])*\]/g, (found) =>
    found.startsWith('[') ? '' : found,
  );
  return [...withoutChoices(plain).matchAll(/\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(
    ([, name = '']) =>
      name.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code, character) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
      ),
  );
}

/** Drops the arguments of `:not()`, and those of `:is()`, `:where()` and `:has()` that are several. */
function withoutChoices(selector: string): string {
  const found = /(?<!\\):(not|is|where|has)\(/.exec(selector);
  if (!found) return selector;
  const start = found.index + found[0].length;
  const end = closingParenthesis(selector, start);
  const inside = selector.slice(start, end);
  const isChoice = found[1] === 'not' || list.comma(inside).length > 1;
  return (
    selector.slice(0, found.index) +
    (isChoice ? '' : ` ${withoutChoices(inside)} `) +
    withoutChoices(selector.slice(end + 1))
  );
}

function closingParenthesis(selector: string, from: number): number {
  let depth = 1;
  for (let index = from; index < selector.length; index += 1) {
    if (selector[index] === '\\') index += 1;
    else if (selector[index] === '(') depth += 1;
    else if (selector[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return selector.length;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function classesOf(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const classes = value.replaceAll(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity);
    for (const name of classes.split(/\s+/)) names.add(name);
  }
  return names;
}
