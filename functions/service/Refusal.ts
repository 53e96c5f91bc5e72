import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** One thing that is wrong with a call. */
export interface CallError<Code extends string = string> {
  /** What a program reads. */
  code?: Code;
  /** The field it concerns; without one it is the whole call. */
  field?: string;
  /** What a person reads. It is ours and never quotes the visitor, so that a refusal can be reported. */
  message: string;
}

/** A call that a service does not take, with what it answers instead. */
export class Refusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal';

  /**
   * @param status HTTP status of the answer
   * @param errors all that is wrong
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
