import { z } from 'zod';

/** Rule for a setting that holds a service's address: encrypted but on this machine, and nothing in it that must stay secret. */
export const serviceAddress = z.string().superRefine((text, context) => {
  const problem = problemOf(text);
  if (problem) context.addIssue(problem);
});

function problemOf(text: string): string | undefined {
  if (!URL.canParse(text)) return 'is not an address: write https:// and the host';
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal))
    return 'must begin with https:// (http:// only on this machine)';
  if (username || password) return 'must not contain a name or a password: an address is not kept secret';
  if (hash) return 'must not contain "#"';
  return undefined;
}
