import { shortName } from './shortName.ts';
import type { PageNames, Stylesheet } from './stylesheetSubset.ts';

const classAttribute = /(\sclass=")([^"]*)"/g;

/**
 * Gives the classes of a page short names: a, b, c… in the order of the stylesheet, which compresses better than that of the page. See docs/decisions/008-short-class-names.md.
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
  const used = new Set(lists.flat());
  const names = [...known].filter((name) => used.has(name));
  const shortened = names
    .filter((name) => !joined.has(name))
    .map((name, index) => [name, shortName(index)] as const);
  const classes = new Map([...names.map((name) => [name, name] as const), ...shortened]);

  let element = 0;
  const short = html.replaceAll(classAttribute, (_attribute, start: string) => {
    const list = new Set((lists[element++] ?? []).map((name) => classes.get(name)));
    return list.size > 0 ? `${start}${[...list].sort().join(' ')}"` : '';
  });
  const types = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, type = '']) => type);
  const settings = [...(root + html).matchAll(/\s(lang|dir)="([a-z]+)/g)];
  return {
    html: short,
    names: {
      types: new Set(['html', 'head', 'body', ...types]),
      settings: new Set(settings.map(([, name, value]) => `${name}=${value}`)),
      classes,
    },
  };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
