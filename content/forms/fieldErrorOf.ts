import type { FieldDefinition } from './formDefinition.ts';

/** What a browser takes in `<input type="email">` (HTML standard), in letters of any script (RFC 6531), and with a domain's ending. */
export const emailAddress =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

export type FieldErrorKind = 'required' | 'invalid' | 'tooLong';

/** The limit of RFC 5321, 4.5.3.1.3. */
const longestEmailCharacters = 254;

/** @returns the first fault. The browser's own check accepts spaces, pasted texts that are too long and `name@company`, not `josé@example.com`. */
export function fieldErrorOf(
  { type, required, longest }: FieldDefinition,
  value: string | boolean | undefined,
): FieldErrorKind | undefined {
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
  const isWrong = type === 'email' && (text.length > longestEmailCharacters || !emailAddress.test(text));
  return isWrong ? 'invalid' : undefined;
}
