export const networks = ['x', 'facebook', 'linkedin'] as const;

export type Network = (typeof networks)[number];

/** The share page of each network. */
const addresses: Record<Network, string> = {
  x: 'https://twitter.com/intent/tweet',
  facebook: 'https://www.facebook.com/sharer/sharer.php',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/',
};

/**
 * Makes the address that opens a network's share page for a page of this site.
 *
 * @param network the network to share on
 * @param shared the absolute address of the page, and the text of the post, which only X accepts
 * @returns the address of the share page
 */
export function shareAddress(network: Network, shared: { url: string; text: string }): string {
  const address = new URL(addresses[network]);
  address.searchParams.set(network === 'facebook' ? 'u' : 'url', shared.url);
  if (network === 'x') {
    address.searchParams.set('text', shared.text);
  }
  return address.href;
}
