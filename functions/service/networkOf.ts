import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  expandIPv6,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/**
 * What a limit counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, because a household or a company gets that many
 * at least and may use each of them (RFC 6177, 2; RFC 8981). An IPv4 address that is written as IPv6 is that IPv4 address (RFC 4291, 2.5.5.2).
 *
 * @param address as a connection or a gateway gives it: with brackets, a port or a zone, or none of them
 * @returns the network; what is no IPv6 address as it is
 */
export function networkOf(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  const [, ipv4] = /^(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(bare) ?? [];
  if (ipv4) {
    return ipv4;
  }
  if (!URL.canParse(`http://[${bare}]`)) {
    return bare;
  }
  const binary = convertIPv6ToBinary(bare);
  if (isIPv4MappedIPv6(binary)) {
    return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary));
  }
  return `${expandIPv6(bare).split(':').slice(0, 4).join(':')}::/64`;
}

/**
 * Finds who calls behind gateways, each of which writes at the end of `X-Forwarded-For` whose call it passes on. What stands before their
 * entries was sent by the caller, who may write anything.
 *
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
