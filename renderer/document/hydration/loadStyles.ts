import href from '../../../components/styles/styles.css?url';

let loading: Promise<unknown> | undefined;

/**
 * Loads the whole style sheet, because islands show more than a document has rules for. Resolves also when it fails. Its chunk is small, so
 * that it is applied while larger ones are on their way.
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
