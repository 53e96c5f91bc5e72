import { ServiceError } from './ServiceError.ts';

/**
 * Describes an error for a log: by its message if that is ours, else by its name, its system code and the five innermost calls. Messages of
 * parsers and validators are left out, because they quote their input, which here are the words of a visitor.
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
