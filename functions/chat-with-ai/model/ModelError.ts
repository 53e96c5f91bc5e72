/** Why a model's answer is not used. Its message holds nothing that the visitor or the model wrote. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}
