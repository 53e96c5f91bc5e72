import href from '../../components/styles/styles.css?url';

const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = href;

/**
 * Loads the whole style sheet: a document contains only the rules for its own markup, and islands show more. Resolves when the style
 * sheet has come or failed, because an island works without it. This is a small chunk of its own, so that the browser applies the style
 * sheet while larger chunks are still on their way.
 */
export const wholeStylesheet = new Promise((resolve) => {
  link.onload = link.onerror = resolve;
  document.head.append(link);
});
