/**
 * Finds who calls behind gateways, each of which writes at the end of `X-Forwarded-For` whose call it passes on. What stands before their
 * entries was sent by the caller, who may write anything.
 *
 * @param forwarded the header `X-Forwarded-For`
 * @param trustedProxies the number of gateways in front of the service that write it
 * @param connection whom the connection comes from
 * @returns the entry that the outermost of these gateways has written; where it is missing, who has called around them
 */
export function callerOf(
  forwarded: string | undefined,
  trustedProxies: number,
  connection: string | undefined,
): string | undefined {
  const entries = forwarded?.split(',').map((entry) => entry.trim()) ?? [];
  return (trustedProxies > 0 && entries.at(-trustedProxies)) || connection;
}
