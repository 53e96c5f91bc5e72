import href from '../../../components/styles/styles.css?url';

let loading: Promise<unknown> | undefined;

/**
 * Loads the whole style sheet: a document contains only the rules for its own markup, and islands show more. Resolves when the style
 * sheet has come or failed, because an island works without it. Its chunk is small, so that the browser applies the style
 * sheet while larger chunks are still on their way.
 */
export function loadStyles(): Promise<unknown> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
  return loading;
}
