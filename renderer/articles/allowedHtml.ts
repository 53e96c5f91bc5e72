import { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import { alertKinds } from './remarkAlerts.ts';

/** What an id of an article begins with on a page, so that it never meets an id of the page's own. */
export const idPrefix = 'text-';

/** GitHub's Markdown allows these, and an article does not: the page writes them itself, around each picture (`ArticlePicture.tsx`). */
const writtenByPage = new Set(['picture', 'source']);

/**
 * The HTML that may stand in an article: the elements of GitHub's Markdown and others that mark up a text, which
 * `components/sections/articleText.css` dresses. Its lists of attributes and protocols replace GitHub's.
 */
export const allowedHtml: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !writtenByPage.has(name)),
    ...['abbr', 'aside', 'bdi', 'bdo', 'caption', 'cite', 'dfn', 'figcaption', 'figure'],
    ...['mark', 'small', 'time', 'u', 'wbr'],
  ],
  attributes: {
    '*': ['id', 'title', 'lang', 'dir'],
    a: ['href', 'name', 'ariaDescribedBy', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
    blockquote: ['cite'],
    code: [['className', /^language-./]],
    del: ['cite', 'dateTime'],
    details: ['open'],
    div: [
      ['className', 'alert', ...alertKinds],
      ['role', 'note'],
    ],
    img: ['src', 'alt', 'width'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    ins: ['cite', 'dateTime'],
    li: ['value', ['className', 'task-list-item']],
    ol: ['start', 'reversed', ['className', 'contains-task-list']],
    q: ['cite'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
  protocols: {
    cite: ['http', 'https'],
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
  },
  clobberPrefix: idPrefix,
};
