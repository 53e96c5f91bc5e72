import type { FieldDefinition } from './formDefinition.ts';

/** Like the pattern of `<input type="email">` in HTML. It also allows letters of any script (RFC 6531), and requires a top-level domain. */
export const emailAddress =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

export type FieldErrorKind = 'required' | 'invalid' | 'tooLong';

/** In characters. RFC 5321, 4.5.3.1.3, allows 256 octets for an address with its two angle brackets. */
const maxEmailLength = 254;

/**
 * @returns the first validation error of a field. This function replaces the browser's validation, which
 * - accepts spaces, pasted texts that are too long, and `name@company`,
 * - rejects `josé@example.com`.
 */
export function fieldErrorOf(
  { type, required, maxLength }: FieldDefinition,
  value: string | boolean | undefined,
): FieldErrorKind | undefined {
  if (type === 'consent') {
    return value === true ? undefined : 'required';
  }
  const text = String(value ?? '').trim();
  if (text === '') {
    return required ? 'required' : undefined;
  }
  if (maxLength !== undefined && text.length > maxLength) {
    return 'tooLong';
  }
  const isWrong = type === 'email' && (text.length > maxEmailLength || !emailAddress.test(text));
  return isWrong ? 'invalid' : undefined;
}
