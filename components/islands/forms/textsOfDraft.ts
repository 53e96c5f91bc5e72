import type { Draft } from './draft.ts';
import type { FormValues } from './formState.ts';

/**
 * @param draft what was kept; anyone with the browser's tools can write it
 * @param empty the form
 * @returns those of its texts that are texts of this form
 */
export function textsOfDraft<Values extends FormValues>(
  draft: Draft | undefined,
  empty: Values,
): Partial<Values> {
  const texts = Object.entries(draft?.texts ?? {}).filter(
    ([field]) => Object.hasOwn(empty, field) && typeof empty[field] === 'string',
  );
  return Object.fromEntries(texts) as Partial<Values>;
}
