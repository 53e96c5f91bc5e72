import href from '../../../components/styles/styles.css?url';

let loading: Promise<unknown> | undefined;

/**
 * Loads the complete stylesheet, because islands may show elements for which the document has no rules. A separate small chunk starts this
 * download before the larger chunks have loaded.
 */
export function loadStyles(): Promise<unknown> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // An island works without the stylesheet too, so an error does not reject the promise.
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
  return loading;
}
