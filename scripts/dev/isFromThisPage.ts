const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request was made by a page of this very server: no other site may read or write the project through the
 * browser of somebody who edits it, nor by giving its own name this machine's address (DNS rebinding).
 * A browser sets these headers itself (Fetch, "Origin header"; Fetch Metadata, "Sec-Fetch-Site").
 */
export function isFromThisPage({ headers, method }: Request): boolean {
  const host = headers.get('host') ?? '';
  if (!local.test(host)) return false;
  const reads = method === 'GET';
  const origin = headers.get('origin') ?? (reads ? `http://${host}` : '');
  const isJson = reads || headers.get('content-type')?.split(';', 1)[0] === 'application/json';
  return origin === `http://${host}` && headers.get('sec-fetch-site') === 'same-origin' && isJson;
}
