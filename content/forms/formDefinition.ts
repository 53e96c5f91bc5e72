export interface FieldDefinition {
  /** Default: one line of text. `consent` is a box that must be ticked; it is never sent. */
  type?: 'email' | 'tel' | 'textarea' | 'select' | 'consent';
  required?: boolean;
  /** Purpose of the field (WCAG 2.2 1.3.5). */
  autoComplete?: string;
  rows?: number;
  /** The longest text, in UTF-16 units: with 10,000 a submission stays under the 64 kB that a service accepts, in any alphabet. */
  longest?: number;
  /** `value` is sent in any language, `key` names the label; a link with `entry`, a key of the search, chooses the option. */
  options?: readonly { value: string; key: string; entry?: string }[];
  /** The name of the field in the request. Default: the key of the field. */
  sentAs?: string;
  /** A label that a script puts before the value when it sends the form, in the language of the recipients. */
  sentAfter?: string;
}

/** The definition of a form: validation, texts, request, the e-mail that can be sent instead, and what the local service accepts follow from it. */
export interface FormDefinition {
  /** The name of its translation file, `<name>.json`, and the end of its local URL, `/f/<name>`. */
  name: 'contact' | 'community';
  captchaAction: string;
  fields: Readonly<Record<string, FieldDefinition>>;
  constants?: Readonly<Record<string, string>>;
  /** The field that is the subject of an e-mail sent instead; all others are its text. */
  mailSubject?: string;
}

export function isLine({ type }: FieldDefinition): boolean {
  return type === undefined || type === 'email' || type === 'tel';
}
