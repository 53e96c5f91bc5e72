/** @returns a copy of a response. Reading its body throws `TooLongError` after `maxBytes` bytes. `signal` aborts the reading. */
export function limitBody(response: Response, maxBytes: number, signal?: AbortSignal): Response {
  let length = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      length += part.length;
      if (length > maxBytes) {
        throw new TooLongError(`The answer has more than ${maxBytes} bytes.`);
      }
      controller.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(counter, signal && { signal }) ?? null, response);
}

export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}
