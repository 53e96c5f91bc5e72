export const networks = ['x', 'facebook', 'linkedin'] as const;

export type Network = (typeof networks)[number];

/** The share page of each network. */
const addresses: Record<Network, string> = {
  x: 'https://twitter.com/intent/tweet',
  facebook: 'https://www.facebook.com/sharer/sharer.php',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/',
};

/**
 * @param network one of the three
 * @param shared the page's whole address, and the text for the network that takes one
 * @returns the address that proposes to share it there
 */
export function shareAddress(network: Network, shared: { url: string; text: string }): string {
  const address = new URL(addresses[network]);
  address.searchParams.set(network === 'facebook' ? 'u' : 'url', shared.url);
  if (network === 'x') {
    address.searchParams.set('text', shared.text);
  }
  return address.href;
}
