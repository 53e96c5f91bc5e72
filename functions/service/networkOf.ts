import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  expandIPv6,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/**
 * @returns what counts as one visitor: an IPv4 address, also where it is written as IPv6, or the /64 of an IPv6 address, which a household has
 *   at least (RFC 6177, 2; RFC 8981). The address may have brackets, a port or a zone
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
 * @returns who calls behind gateways: the entry of `X-Forwarded-For` that the outermost trusted one has written (what stands before it was sent
 *   by the caller), or the connection where it is missing
 */
export function callerOf(
  forwarded: string | undefined,
  trustedProxies: number,
  connection: string | undefined,
): string | undefined {
  const entries = forwarded?.split(',').map((entry) => entry.trim()) ?? [];
  return (trustedProxies > 0 && entries.at(-trustedProxies)) || connection;
}
