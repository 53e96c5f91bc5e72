/** @returns the address that dials a number as people read it, `+33 1 99 00 00 00` (RFC 3966) */
export function telOf(phone: string): string {
  return `tel:${phone.replaceAll(/\s/g, '')}`;
}
