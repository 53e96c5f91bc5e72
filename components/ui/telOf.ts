/** @returns the `tel:` URL (RFC 3966) of a number in readable form, `+33 1 99 00 00 00` */
export function telOf(phone: string): string {
  return `tel:${phone.replaceAll(/\s/g, '')}`;
}
