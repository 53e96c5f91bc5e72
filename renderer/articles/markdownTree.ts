import type { Root as HtmlRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Blockquote, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

/** The kinds of alerts that GitHub's Markdown has. */
export const alertKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;

/** The words that stand in an article's text and that its author has not written. */
export interface ArticleLabels {
  /** The heading of the footnotes, and what their way back says; both are read aloud. */
  footnotes: string;
  back: string;
  /** What the boxes of a task list say. */
  done: string;
  toDo: string;
  alerts: Readonly<Record<(typeof alertKinds)[number], string>>;
}

/** Who only looks for faults needs no words. */
const noLabels: ArticleLabels = {
  footnotes: '',
  back: '',
  done: '',
  toDo: '',
  alerts: { note: '', tip: '', important: '', warning: '', caution: '' },
};

/** @returns an article's text, which is CommonMark with GFM, as a tree; each part knows its place in the text */
export function markdownTree(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/**
 * @param tree an article's text as a tree, which is changed
 * @param markdown the same text
 * @returns it as HTML, with the HTML that its author wrote: nothing in it is trusted yet. Each element knows its place in the text
 */
export function writtenHtml(tree: Root, markdown: string, labels = noLabels): HtmlRoot {
  let hasHtml = false;
  visit(tree, (node) => {
    if (node.type === 'blockquote') {
      showAlert(node, labels);
    }
    hasHtml ||= node.type === 'html';
  });
  const html = toHast(tree, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabel: labels.footnotes,
    footnoteLabelProperties: {},
    footnoteBackLabel: (reference) => `${labels.back} ${reference + 1}`,
  }) as HtmlRoot;
  return hasHtml ? (raw(html, { file: { value: markdown } as never }) as HtmlRoot) : html;
}

const alertMark = new RegExp(String.raw`^\[!(${alertKinds.join('|')})\][ \t]*(?:\n|$)`, 'i');

/** Turns a quotation that begins with `[!NOTE]` into a note with its kind as a title (GitHub, "Alerts"). */
function showAlert(quotation: Blockquote, { alerts }: ArticleLabels): void {
  const [paragraph] = quotation.children;
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  const [mark, name = ''] = (text?.type === 'text' && alertMark.exec(text.value)) || [];
  const kind = alertKinds.find((each) => each === name.toLowerCase());
  if (mark === undefined || !kind || paragraph?.type !== 'paragraph' || text?.type !== 'text') {
    return;
  }
  text.value = text.value.slice(mark.length);
  if (text.value === '') {
    paragraph.children.shift();
  }
  const title = { type: 'strong', children: [{ type: 'text', value: alerts[kind] }] } as const;
  quotation.children.unshift({ type: 'paragraph', children: [{ ...title, children: [...title.children] }] });
  quotation.children = quotation.children.filter(
    (child) => child.type !== 'paragraph' || child.children.length > 0,
  );
  quotation.data = { hName: 'div', hProperties: { className: ['alert', kind], role: 'note' } };
}
