/** The reason why a service could not do its work. Its message is ours and quotes no visitor, so that it may be logged. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}
