/**
 * What may be written to a log about an error: our own words where it has them, else its name, its system code and the
 * place in our code. Not its message: messages of parsers and validators quote what they were given, which here is what
 * a visitor wrote.
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

function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Why a service could not do its work. Its message is ours and quotes no visitor, so that it may be written to a log. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}
