import { z } from 'zod';

/** The rule for a service's address: encrypted, except on this machine, without a password, and without "#", which no request sends. */
export const serviceAddress = textWithout(faultOfAddress);

/** @returns the rule for a text in which a function finds no fault; the fault follows the name of the variable */
export function textWithout(faultOf: (text: string) => string | undefined) {
  return z.string().superRefine((text, context) => {
    const fault = faultOf(text);
    if (fault) {
      context.addIssue(fault);
    }
  });
}

/** @returns whether an address is on this machine, where a service needs no encryption and no visitor reaches it */
export function isOnThisMachine(address: string): boolean {
  return URL.canParse(address) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/** @returns what is wrong with a service's address, if anything is */
export function faultOfAddress(text: string): string | undefined {
  if (!URL.canParse(text)) {
    return 'is not an address: write https:// and the host';
  }
  const { protocol, username, password, hash } = new URL(text);
  if (protocol !== 'https:' && !(protocol === 'http:' && isOnThisMachine(text))) {
    return 'must begin with https:// (http:// only on this machine)';
  }
  if (username || password) {
    return 'must not contain a name or a password: an address is not kept secret';
  }
  if (hash) {
    return 'must not contain "#"';
  }
  return undefined;
}
