import href from '../styles/styles.css?url';

const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = href;

/**
 * A page carries the rules of its own markup only; what an island shows later needs the others. Resolves when they are there, or cannot
 * be: an island without its style sheet still works. A file of its own, and a small one: the page is laid out anew while larger ones
 * are still coming.
 */
export const wholeStylesheet = new Promise((resolve) => {
  link.onload = link.onerror = resolve;
  document.head.append(link);
});
