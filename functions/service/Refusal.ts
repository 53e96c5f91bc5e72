import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A fault of a call. */
export interface CallError<Code extends string = string> {
  /** For programs. */
  code?: Code;
  /** The field with the fault; without it, the fault is of the whole call. */
  field?: string;
  /** For people. It never quotes the visitor, so that a refusal may be logged. */
  message: string;
}

/** The error that is thrown to refuse a call. It holds the answer to send. */
export class Refusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal';

  /**
   * @param status the HTTP status of the answer
   * @param errors all faults
   * @param headers further headers of the answer, such as `Allow` or `Retry-After`
   */
  constructor(
    readonly status: ContentfulStatusCode,
    readonly errors: readonly [CallError<Code>, ...CallError<Code>[]],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(errors[0].message);
  }
}
