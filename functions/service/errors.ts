import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface CallError {
  /** For programs. */
  code?: string;
  /** The field with the fault; without it, the fault is of the whole call. */
  field?: string;
  /** For people. It never quotes the visitor, so that a refusal may be logged. */
  message: string;
}

/** The error that is thrown to refuse a call. It holds the answer to send. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param headers further headers of the answer, such as `Allow` or `Retry-After` */
  constructor(
    readonly status: ContentfulStatusCode,
    readonly error: CallError,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly errors: readonly CallError[] = [error],
  ) {
    super(error.message);
  }
}

/** The reason why a service could not do its work. Its message is ours and quotes no visitor, so that it may be logged. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}

/**
 * Describes an error for a log: by its message if that is ours, else by its name, code and five innermost calls, because messages of parsers
 * quote their input, the words of a visitor.
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

/** @returns the code that the system gives an error: `ECONNRESET` */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
