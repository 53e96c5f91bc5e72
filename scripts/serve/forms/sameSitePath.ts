/**
 * The page of this site that `_next` names. Whatever was asked for, the result is a path and never carries a host,
 * so that a form cannot be used to send a visitor elsewhere (CWE-601, open redirect).
 *
 * @param next what the form asked for: a path from the root of the site, or an address on the same host
 * @param requestUrl address of the request itself
 * @returns path, query and hash, or `undefined` when there is none or it is not on this site
 */
export function sameSitePath(next: string, requestUrl: string): string | undefined {
  const site = new URL('/', requestUrl);
  if (next.trim() === '' || !URL.canParse(next, site)) return undefined;
  const url = new URL(next, site);
  // The scheme is not compared: behind a TLS proxy the request arrives as http while the page says https.
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isHttp || url.hostname !== site.hostname) return undefined;
  // `/.//host` is on this host but its path alone, `//host`, would be read as another one.
  if (url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
