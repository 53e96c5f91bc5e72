import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  expandIPv6,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/**
 * Returns the network that counts as one visitor:
 * - IPv4: the address, also if it is written as IPv6
 * - IPv6: the first 64 bits, because a household has at least a /64 (RFC 6177, 2), and its devices change the other bits (RFC 8981)
 *
 * @param ipAddress may have brackets, a port or a zone
 */
export function networkOf(ipAddress: string): string {
  const bare = ipAddress
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  const [, ipv4] = /^(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(bare) ?? [];
  if (ipv4) {
    return ipv4;
  }
  // A URL accepts only a valid IPv6 address between brackets.
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
 * Returns the caller's address behind proxies: the entry of `X-Forwarded-For` that the outermost trusted proxy wrote. Callers can forge the
 * entries before it. If the entry is missing, it returns the address of the connection.
 */
export function callerOf(
  forwarded: string | undefined,
  trustedProxies: number,
  connection: string | undefined,
): string | undefined {
  const entries = forwarded?.split(',').map((entry) => entry.trim()) ?? [];
  return (trustedProxies > 0 && entries.at(-trustedProxies)) || connection;
}
