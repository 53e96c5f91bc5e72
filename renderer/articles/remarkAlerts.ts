import type { Blockquote, Root, Strong } from 'mdast';
import { visit } from 'unist-util-visit';

/** The kinds of alerts that GitHub's Markdown has. */
export const alertKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type AlertKind = (typeof alertKinds)[number];

const alertMark = new RegExp(String.raw`^\[!(${alertKinds.join('|')})\][ \t]*(?:\n|$)`, 'i');

/** Turns a quotation that begins with `[!NOTE]` into a note under its kind as a title (GitHub, "Alerts"). */
export function remarkAlerts(titles?: Readonly<Record<AlertKind, string>>) {
  return (tree: Root) => visit(tree, 'blockquote', (quotation) => showAlert(quotation, titles));
}

function showAlert(quotation: Blockquote, titles?: Readonly<Record<AlertKind, string>>): void {
  const [paragraph, ...others] = quotation.children;
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') {
    return;
  }
  const [mark = '', name = ''] = alertMark.exec(text.value) ?? [];
  const kind = alertKinds.find((each) => each === name.toLowerCase());
  if (!kind) {
    return;
  }
  text.value = text.value.slice(mark.length);
  if (text.value === '') {
    paragraph.children.shift();
  }
  const title: Strong = { type: 'strong', children: [{ type: 'text', value: titles?.[kind] ?? '' }] };
  const rest = paragraph.children.length > 0 ? [paragraph, ...others] : others;
  quotation.children = [{ type: 'paragraph', children: [title] }, ...rest];
  quotation.data = { hName: 'div', hProperties: { className: ['alert', kind], role: 'note' } };
}
