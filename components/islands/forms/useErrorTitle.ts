import { useEffect } from 'react';

/**
 * Adds "Error:" to the start of the page's title while a form shows an error: screen readers announce the title first, and tabs show it
 * (GOV.UK Design System, "Error summary").
 *
 * @param shown true while the form shows an error
 * @param prefix the text to add, in the visitor's language
 */
export function useErrorTitle(shown: boolean, prefix: string): void {
  useEffect(() => {
    if (!shown || document.title.startsWith(prefix)) {
      return;
    }
    const start = `${prefix} `;
    document.title = start + document.title;
    return () => {
      document.title = document.title.replace(start, '');
    };
  }, [shown, prefix]);
}
