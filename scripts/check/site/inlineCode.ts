import type { SitePage } from './sitePage.ts';

/**
 * What a content security policy without `unsafe-inline` refuses: `style=`, `onclick=` and their like, `javascript:`.
 *
 * @returns a message for each kind of fault
 */
export function inlineCode({ url, root }: SitePage): string[] {
  const faults = root.querySelectorAll('*').flatMap(({ tagName, attributes }) =>
    Object.entries(attributes).flatMap(([name, value]) => {
      const start = `${url}  <${tagName.toLowerCase()} ${name}="${value.slice(0, 40)}">`;
      if (name === 'style') return [`${start}: use a class, the policy refuses style attributes.`];
      if (/^on[a-z]+$/.test(name)) return [`${start}: listen from a script, the policy refuses handlers.`];
      return /^\s*javascript:/i.test(value) ? [`${start}: use a button and a script.`] : [];
    }),
  );
  return [...new Set(faults)];
}
