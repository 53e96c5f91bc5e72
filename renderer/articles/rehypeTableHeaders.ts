import type { Element, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Makes the cells of the first row and of the first column of tables headers, unless they are empty; numbers stand at the right. */
export function rehypeTableHeaders() {
  return (tree: Root) =>
    visit(tree, { tagName: 'tr' }, (row: Element, _index, section) => {
      const isHead = section?.type === 'element' && section.tagName === 'thead';
      const cells = row.children.filter((cell) => cell.type === 'element');
      for (const [index, cell] of cells.entries()) {
        const { align, ...properties } = cell.properties;
        const isHeader = (isHead || index === 0 || cell.tagName === 'th') && rawTextOf(cell).trim() !== '';
        cell.tagName = isHeader ? 'th' : 'td';
        cell.properties = {
          ...properties,
          ...(isHeader && { scope: isHead || index > 0 ? 'col' : 'row' }),
          ...(align === 'right' && { className: ['number'] }),
          ...(align === 'center' && { className: ['centred'] }),
        };
      }
    });
}
