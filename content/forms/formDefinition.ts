export interface FieldDefinition {
  /** Default: a text on one line. `consent` is a checkbox that must be ticked; its value is not sent. */
  type?: 'email' | 'tel' | 'textarea' | 'select' | 'consent';
  required?: boolean;
  /** The purpose of the field, as a value of `autocomplete` (WCAG 2.2 1.3.5). */
  autoComplete?: string;
  rows?: number;
  /** The maximum length in UTF-16 units. With 10,000, a submission in any alphabet stays below the form service's limit of 64 kB. */
  maxLength?: number;
  /**
   * The options of a `select`:
   * - `value`: the text that is sent, the same in every language
   * - `key`: the key of the label in the translations
   * - `entry`: the key of a search entry whose link selects the option
   */
  options?: readonly { value: string; key: string; entry?: string }[];
  /** The name of the field in the request. Default: the key of the field. */
  sentAs?: string;
  /** A label in the recipients' language. The sent value consists of this label and of what the visitor typed. */
  sentAfter?: string;
}

/** The definition of a form: for validation, texts, the request, the local service, and the e-mail that a visitor may send instead. */
export interface FormDefinition {
  /** The name of the form in its translation file, `<name>.json`, and in its local URL, `/f/<name>`. */
  name: 'contact' | 'community';
  /** The name of the action for which a token is requested (reCAPTCHA v3, "Actions"). */
  captchaAction: string;
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Further fields of the request, with values that are always the same. */
  constants?: Readonly<Record<string, string>>;
  /** The field that is the subject of the e-mail that a visitor may send instead. The other fields become its text. */
  mailSubject?: string;
}

/** @returns whether the field is a text on one line */
export function isLine({ type }: FieldDefinition): boolean {
  return type === undefined || type === 'email' || type === 'tel';
}
