import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why a question is not answered: part of the function's interface, because the page reads it. */
export type ChatErrorCode =
  | 'invalid_json'
  | 'invalid_request'
  | 'invalid_key'
  | 'origin_not_allowed'
  | 'method_not_allowed'
  | 'unsupported_media_type'
  | 'too_large'
  | 'too_many_requests'
  | 'internal';

/** A request that gets no answer, with the error it gets instead. Messages are ours and never quote the visitor. */
export class ChatRefusal extends Error {
  override readonly name = 'ChatRefusal';

  /**
   * @param status HTTP status of the answer
   * @param code what a program reads
   * @param message what a person reads: what happened and what to do
   * @param headers further headers, such as `Allow` or `Retry-After`
   */
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: ChatErrorCode,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
