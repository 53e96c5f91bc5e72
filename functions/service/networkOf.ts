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
  const [, ipv4] = /^(\d+(?:\.\d+){3})(?::\d+)?$/.exec(bare) ?? [];
  if (ipv4) {
    return ipv4;
  }
  if (!URL.canParse(`http://[${bare}]`)) {
    return bare;
  }
  // `URL` writes the shortest form of an IPv6 address, which leaves out at most one run of zeroes.
  const [start = [], end = []] = new URL(`http://[${bare}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeroes = Array.from({ length: 8 - start.length - end.length }, () => '0');
  const groups = [...start, ...zeroes, ...end];
  const isIpv4 = groups.slice(0, 6).join() === '0,0,0,0,0,ffff';
  return isIpv4 ? ipv4Of(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

function ipv4Of(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
