let loading: Promise<unknown> | undefined;

/**
 * A page carries the rules of its own markup only; what an island shows later needs the others.
 *
 * @param href the style sheet with all rules; it is asked for once
 * @returns when it is there, or cannot be: an island without its style sheet still works
 */
export function wholeStylesheet(href: string): Promise<unknown> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
  return loading;
}
