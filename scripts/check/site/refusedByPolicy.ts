import type { BuiltPage } from '../../../renderer/page/builtPage.ts';
import { elementsIn, propertyOf } from '../../../renderer/page/tree.ts';

/**
 * What a content security policy without `unsafe-inline` refuses: `onclick=` and its like, `javascript:`. (`style=` is refused by html-validate.)
 *
 * @returns a message for each kind of fault
 */
export function refusedByPolicy({ url, tree }: BuiltPage): string[] {
  const faults = new Set<string>();
  for (const element of elementsIn(tree)) {
    for (const name of Object.keys(element.properties)) {
      const value = propertyOf(element, name) ?? '';
      const start = `${url}  <${element.tagName} ${name.toLowerCase()}="${value.slice(0, 40)}">`;
      if (/^on[A-Z]/.test(name)) faults.add(`${start}: listen from a script, the policy refuses handlers.`);
      if (/^\s*javascript:/i.test(value)) faults.add(`${start}: use a button and a script.`);
    }
  }
  return [...faults];
}
