import type { PageNames, Stylesheet } from './stylesheetSubset.ts';

const classAttribute = /(\sclass=")([^"]*)"/g;

/**
 * Gives the classes of a page short names: a, b, c… in the order they come. Classes that stand on the same elements and on no
 * other share one name. See docs/decisions/008-short-class-names.md.
 *
 * @param html the body of a page
 * @param stylesheet its known classes (others are left out) and its joined ones (they keep their names)
 * @param root the tag around the body, with its language and direction: `<html lang="fr" dir="ltr">`
 * @returns the body with its new names, and what it is made of
 */
export function shortClasses(
  html: string,
  { known, joined }: Pick<Stylesheet, 'known' | 'joined'>,
  root = '<html>',
): { html: string; names: PageNames } {
  const lists = [...html.matchAll(classAttribute)].map(([, , list = '']) =>
    unescapeHtml(list)
      .split(/\s+/)
      .filter((name) => known.has(name)),
  );
  const classes = new Map<string, string>();
  const given = new Map<string, string>();
  const elements = elementsOf(lists);
  for (const [name, places] of elements) {
    const place = places.join(' ');
    if (!joined.has(name) && !given.has(place)) given.set(place, letters(given.size));
    classes.set(name, joined.has(name) ? name : (given.get(place) ?? name));
  }

  let element = 0;
  const short = html.replaceAll(classAttribute, (_attribute, start: string) => {
    const names = new Set((lists[element++] ?? []).map((name) => classes.get(name)));
    return names.size > 0 ? `${start}${[...names].join(' ')}"` : '';
  });
  const types = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, type = '']) => type);
  const settings = [...(root + html).matchAll(/\s(lang|dir)="([a-z]+)/g)];
  return {
    html: short,
    names: {
      types: new Set(['html', 'head', 'body', ...types]),
      settings: new Set(settings.map(([, name, value]) => `${name}=${value}`)),
      classes,
      meet: (one, other) => elements.get(one)?.some((place) => elements.get(other)?.includes(place)) ?? false,
    },
  };
}

/** Which elements have each class, in the order the classes come. */
function elementsOf(lists: string[][]): Map<string, number[]> {
  const elements = new Map<string, number[]>();
  for (const [index, names] of lists.entries()) {
    for (const name of new Set(names)) elements.set(name, [...(elements.get(name) ?? []), index]);
  }
  return elements;
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
