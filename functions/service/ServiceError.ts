/** Why a service could not do its work. Its message is ours and quotes no visitor, so that it may be written to a log. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}
