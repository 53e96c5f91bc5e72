import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface CallError {
  /** A code for programs. */
  code?: string;
  /** The field that is invalid. Without it, the error concerns the whole call. */
  field?: string;
  /** A sentence for people. It never quotes the visitor, so that it may be logged. */
  message: string;
}

/** The error that rejects a call. It contains the response to send. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  /** @param headers further response headers, such as `Allow` or `Retry-After` */
  constructor(
    readonly status: ContentfulStatusCode,
    readonly error: CallError,
    readonly headers: Readonly<Record<string, string>> = {},
    /** All errors, if several fields are invalid. */
    readonly errors: readonly CallError[] = [error],
  ) {
    super(error.message);
  }
}

/** The error of a service that could not do its work. Its message is our own and never quotes a visitor, so that it may be logged. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}

/**
 * Describes an error for a log. Messages of parsers may quote a visitor's text, so they are left out:
 * - a ServiceError is described by its message
 * - any other error is described by its name, its code and its five innermost calls
 */
export function describeWithoutText(error: unknown): string {
  if (error instanceof ServiceError) {
    return error.message;
  }
  if (!(error instanceof Error)) {
    return 'unknown reason';
  }
  const code = systemCode(error) ?? systemCode(error.cause);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}${code ? ` ${code}` : ''}`, ...frames.slice(0, 5)].join('\n');
}

/** @returns the code of a system error, such as `ECONNRESET` */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
