import type { PageNames, Stylesheet } from './stylesheetSubset.ts';

const classAttribute = /(\sclass=")([^"]*)"/g;

/**
 * Gives the classes of a page short names: a, b, c… in the order they come.
 * See docs/decisions/008-short-class-names.md.
 *
 * @param html the body of a page
 * @param stylesheet its known classes (others are left out) and its joined ones (they keep their names)
 * @returns the body with its new names, and what it is made of
 */
export function shortClasses(
  html: string,
  { known, joined }: Pick<Stylesheet, 'known' | 'joined'>,
): { html: string; names: PageNames } {
  const classes = new Map<string, string>();
  let given = 0;

  const short = html.replaceAll(classAttribute, (_attribute, start: string, list: string) => {
    const names = unescapeHtml(list)
      .split(/\s+/)
      .filter((name) => known.has(name));
    for (const name of names) {
      if (!classes.has(name)) classes.set(name, joined.has(name) ? name : letters(given++));
    }
    return names.length > 0 ? `${start}${names.map((name) => classes.get(name)).join(' ')}"` : '';
  });
  const types = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, type = '']) => type);
  return { html: short, names: { types: new Set(['html', 'head', 'body', ...types]), classes } };
}

/** a, b, … z, aa, ab, …: no class of the style sheet is that short. */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(97 + (index % 26));
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
