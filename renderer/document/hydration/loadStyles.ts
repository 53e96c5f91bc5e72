import href from '../../../components/styles/styles.css?url';

let loading: Promise<unknown> | undefined;

/** Loads the whole style sheet, for islands show more than a document has rules for. Its small chunk comes before larger ones. */
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
