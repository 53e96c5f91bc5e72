/** The service answered, and did not take the submission. */
export class FormRefusedError extends Error {
  override readonly name = 'FormRefusedError';

  /**
   * @param status HTTP status
   * @param answer the body as it came; it may be anything
   */
  constructor(
    readonly status: number,
    readonly answer: string,
  ) {
    super(`Form submission failed: the service answered ${status}`);
  }
}
