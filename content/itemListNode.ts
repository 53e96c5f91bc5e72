import type { ItemList } from 'schema-dts';

interface ItemListInput {
  /** The absolute address of the page that shows the list. */
  url: string;
  name: string;
  /** Each with the fragment under which the page shows it. */
  items: readonly { key: string; title: string }[];
}

/**
 * @param input what a page lists, in its order
 * @returns the schema.org `ItemList`, each entry with its address, as Google's "Carousel" documentation asks; nothing where there is no entry
 */
export function itemListNode({ url, name, items }: ItemListInput): ItemList[] {
  if (items.length === 0) {
    return [];
  }
  return [
    {
      '@type': 'ItemList',
      '@id': `${url}#list`,
      name,
      itemListElement: items.map(({ key, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${url}#${key}`,
      })),
    },
  ];
}
