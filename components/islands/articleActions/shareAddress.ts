export const networks = ['x', 'facebook', 'linkedin'] as const;

export type Network = (typeof networks)[number];

/** The share page of each network. */
const addresses: Record<Network, string> = {
  x: 'https://twitter.com/intent/tweet',
  facebook: 'https://www.facebook.com/sharer/sharer.php',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/',
};

/**
 * @param network the network to share on
 * @param shared the absolute address of the page, and a text for a network that takes one
 * @returns the address of that network's share page
 */
export function shareAddress(network: Network, shared: { url: string; text: string }): string {
  const address = new URL(addresses[network]);
  address.searchParams.set(network === 'facebook' ? 'u' : 'url', shared.url);
  if (network === 'x') {
    address.searchParams.set('text', shared.text);
  }
  return address.href;
}
