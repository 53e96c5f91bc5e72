import type { SitePage } from './sitePage.ts';

/**
 * What a content security policy without `unsafe-inline` refuses: `onclick=` and its like, `javascript:`. (`style=` is refused by html-validate.)
 *
 * @returns a message for each kind of fault
 */
export function inlineCode({ url, root }: SitePage): string[] {
  const faults = root.querySelectorAll('*').flatMap(({ tagName, attributes }) =>
    Object.entries(attributes).flatMap(([name, value]) => {
      const start = `${url}  <${tagName.toLowerCase()} ${name}="${value.slice(0, 40)}">`;
      if (/^on[a-z]+$/.test(name)) return [`${start}: listen from a script, the policy refuses handlers.`];
      return /^\s*javascript:/i.test(value) ? [`${start}: use a button and a script.`] : [];
    }),
  );
  return [...new Set(faults)];
}
