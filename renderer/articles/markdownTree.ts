import type { Root as HtmlRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Blockquote, Root, Strong } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

/** The kinds of alerts that GitHub's Markdown has. */
export const alertKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;

/** The words that stand in an article's text and that its author has not written. */
export interface ArticleLabels {
  /** The heading of the footnotes, and what the way back from one says to a screen reader. */
  footnotes: string;
  back: string;
  /** What the boxes of a task list say. */
  done: string;
  toDo: string;
  alerts: Readonly<Record<(typeof alertKinds)[number], string>>;
}

/** For `scripts/check/articleText.ts`, which looks for faults and shows nothing. */
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
 * @returns the text as HTML, with the HTML that its author wrote, of which nothing is trusted yet. Each element knows its place in the text
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
    // `allowedHtml.ts` puts a prefix before every id.
    clobberPrefix: '',
    footnoteLabel: labels.footnotes,
    // Without the class by which GitHub hides that heading: here it is shown.
    footnoteLabelProperties: {},
    footnoteBackLabel: (reference) => `${labels.back} ${reference + 1}`,
  }) as HtmlRoot;
  // `raw` finds the places of the author's HTML by the text, of which it reads `value` alone.
  return hasHtml ? (raw(html, { file: { value: markdown } as never }) as HtmlRoot) : html;
}

const alertMark = new RegExp(String.raw`^\[!(${alertKinds.join('|')})\][ \t]*(?:\n|$)`, 'i');

/** Turns a quotation that begins with `[!NOTE]` into a note with its kind as a title (GitHub, "Alerts"). */
function showAlert(quotation: Blockquote, { alerts }: ArticleLabels): void {
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
  const title: Strong = { type: 'strong', children: [{ type: 'text', value: alerts[kind] }] };
  const rest = paragraph.children.length > 0 ? [paragraph, ...others] : others;
  quotation.children = [{ type: 'paragraph', children: [title] }, ...rest];
  quotation.data = { hName: 'div', hProperties: { className: ['alert', kind], role: 'note' } };
}
