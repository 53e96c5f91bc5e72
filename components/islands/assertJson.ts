/**
 * @param value what is to be written into HTML
 * @param path where it stands, for the message
 * @throws Error that names the place of the first thing that is not JSON
 */
export function assertJson(value: unknown, path: string): void {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) assertJson(item, `${path}[${index}]`);
    return;
  }
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, item] of Object.entries(value)) assertJson(item, `${path}.${key}`);
    return;
  }
  const kind = typeof value === 'object' ? value.constructor.name : typeof value;
  throw new Error(
    `${path} is a ${kind}, which cannot be written into HTML. Pass text, numbers, booleans, lists and plain objects.`,
  );
}
