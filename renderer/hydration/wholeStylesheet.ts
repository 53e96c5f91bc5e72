import href from '../../components/styles/styles.css?url';

const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = href;

/**
 * A document has only the rules for its own markup, and what an island shows later needs the others. Resolves when the whole style sheet
 * has come, or failed: an island works without it. This is a small file of its own, so that the browser lays the page out with the
 * style sheet while larger files are still on their way.
 */
export const wholeStylesheet = new Promise((resolve) => {
  link.onload = link.onerror = resolve;
  document.head.append(link);
});
