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
