/** @returns the file that a host answers an address with */
export function documentOf(url: string): string {
  return url === '/' ? '/index.html' : `${url}.html`;
}
