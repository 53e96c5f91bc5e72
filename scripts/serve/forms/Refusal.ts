import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * The codes a form-collection service gives for one field and for the form as a whole.
 * Source: `FieldErrorCodeEnum` and `FormErrorCodeEnum` of Formspree's own client (`@formspree/core`).
 */
export type FieldErrorCode = 'REQUIRED_FIELD_MISSING' | 'REQUIRED_FIELD_EMPTY' | 'TYPE_EMAIL' | 'TYPE_TEXT';
export type FormErrorCode = 'BLOCKED' | 'EMPTY' | 'FORM_NOT_FOUND' | 'NO_FILE_UPLOADS';

/** One entry of `errors`. Without `field` it concerns the whole form; without `code` a client reads it as unspecified. */
export type FormError = { code?: FieldErrorCode | FormErrorCode; field?: string; message: string };

/**
 * A submission that is not taken, with the answer it gets. The messages are ours and never quote what
 * the visitor wrote, so that a refusal can be reported without leaking a text.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /**
   * @param status HTTP status of the answer
   * @param errors at least one entry
   * @param headers further headers of the answer, such as `Allow` or `Retry-After`
   */
  constructor(
    readonly status: ContentfulStatusCode,
    readonly errors: readonly [FormError, ...FormError[]],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(errors[0].message);
  }
}
