import type { FieldDefinition } from '../../content/forms/formDefinition.ts';

/** A fault in the value of a field. */
export type FieldFault = 'required' | 'invalid' | 'tooLong';

/** RFC 5321 4.5.3.1.3 leaves so many characters for an address. */
const longestEmailCharacters = 254;

/** Stricter than the browsers' own rule, which takes an address without a domain's ending. */
const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/**
 * Checks one field. A browser's own check (`ValidityState`) knows neither a text of spaces nor one that was pasted and is too long,
 * and takes `name@company` for an address, so each of its answers would have to be corrected by script.
 *
 * @param asked what the form asks there
 * @param value what stands in it: a text, or whether a box is ticked
 * @returns its first fault, if it has one
 */
export function faultOf(
  { type, required, longest }: FieldDefinition,
  value: string | boolean | undefined,
): FieldFault | undefined {
  if (type === 'consent') {
    return value === true ? undefined : 'required';
  }
  const text = String(value ?? '').trim();
  if (text === '') {
    return required ? 'required' : undefined;
  }
  if (longest !== undefined && text.length > longest) {
    return 'tooLong';
  }
  const isWrong = type === 'email' && (text.length > longestEmailCharacters || !emailPattern.test(text));
  return isWrong ? 'invalid' : undefined;
}
