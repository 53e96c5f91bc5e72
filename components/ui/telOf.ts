/**
 * @param phone a number as people read it, such as `+33 1 99 00 00 00`
 * @returns the address that dials it (RFC 3966)
 */
export function telOf(phone: string): string {
  return `tel:${phone.replaceAll(/\s/g, '')}`;
}
