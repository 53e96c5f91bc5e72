import { pluralForm } from '../words/pluralForms.ts';
import type { KeyUse, KeyUses } from './keyUse.ts';

/**
 * @param uses what each file of code asks for
 * @param key with its namespace: `careers:positions.items[2].title`
 * @returns where pages ask for it, or for a group that holds it
 */
export function usesOf(uses: readonly KeyUses[], key: string): KeyUse[] {
  const [namespace = '', path = ''] = key.split(':');
  // As code asks for it: a list's entry after a dot, a plural without its form.
  const asked = path.replaceAll(/\[(\d+)\]/g, '.$1').replace(pluralForm, '');
  return uses
    .flatMap(({ calls }) => calls)
    .filter(({ file, namespaces, pattern }) => {
      const isOfFile = namespaces.length === 0 || namespaces.includes(namespace);
      return isOfFile && pattern !== '*' && !file.startsWith('scripts/') && expressionOf(pattern).test(asked);
    });
}

const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.\\^$+?()[\]{}|-]/g, '\\$&').replaceAll('*', '.+');
  const expression = expressions.get(pattern) ?? new RegExp(`^${escaped}(?:\\.|$)`);
  expressions.set(pattern, expression);
  return expression;
}
