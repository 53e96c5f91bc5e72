/** A field of a form: its type, its limits and its attributes. */
export interface FieldDefinition {
  /** One line of text where nothing is said. `consent` is a box that must be ticked; it is never sent. */
  type?: 'email' | 'tel' | 'textarea' | 'select' | 'consent';
  required?: boolean;
  /** Purpose of the field (WCAG 2.2 1.3.5). */
  autoComplete?: string;
  /** Of a textarea. */
  rows?: number;
  /** The longest text, in UTF-16 units: with 10,000 a submission stays under the 64 kB that a service takes, whatever its script. */
  longest?: number;
  /**
   * Of a select: `value` is what is sent, in whatever language the page is; `key` names its label; `entry` is the entry of the
   * search's catalogue that asks for it.
   */
  options?: readonly { value: string; key: string; entry?: string }[];
  /** The name it is sent under; its own where nothing is said. */
  sentAs?: string;
  /** Stands before the value where a script sends it, in the language of those who read it. */
  sentAfter?: string;
}

/** A form, as a fact: its rules, its empty values, its words, what is sent, the e-mail in its place and what the local service accepts follow from it. */
export interface FormDefinition {
  /** The file of its words, `<name>.json`, and the end of its local address, `/f/<name>`. */
  name: 'contact' | 'community';
  /** For the captcha's statistics. */
  captchaAction: string;
  /** In the order of the form. */
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Sent with every submission. */
  constants?: Readonly<Record<string, string>>;
  /** The field that is the subject of an e-mail sent instead; all others are its text. */
  mailSubject?: string;
}

/** @returns `true` where a field is one line of text */
export function isLine({ type }: FieldDefinition): boolean {
  return type === undefined || type === 'email' || type === 'tel';
}

/**
 * Matches an e-mail address: what a browser takes in `<input type="email">` (HTML standard, "valid e-mail address"), in letters of any
 * script (RFC 6531). An address without a domain's ending, which the standard takes and nobody can write to, is more likely a slip.
 */
export const emailAddress =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** The faults that a value can have. */
export type FieldFault = 'required' | 'invalid' | 'tooLong';

/** The limit of RFC 5321, 4.5.3.1.3. */
const longestEmailCharacters = 254;

/**
 * Checks the value of one field. The browser's own check (`ValidityState`) accepts a text of spaces, a pasted text that is too long
 * and the address `name@company`, and refuses `josé@example.com`, so a script would have to correct each of its answers.
 *
 * @param definition the field
 * @param value its text; for a consent, true if it is ticked
 * @returns the first fault, or undefined
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
  const isWrong = type === 'email' && (text.length > longestEmailCharacters || !emailAddress.test(text));
  return isWrong ? 'invalid' : undefined;
}
