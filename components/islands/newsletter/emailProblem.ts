export type EmailProblem = 'missing' | 'malformed';

/**
 * @param validity what the browser makes of the e-mail field (HTML standard, "valid e-mail address")
 * @returns what is wrong with the address, if anything
 */
export function emailProblem(
  validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch'>,
): EmailProblem | undefined {
  if (validity.valueMissing) return 'missing';
  if (validity.typeMismatch) return 'malformed';
  return undefined;
}
