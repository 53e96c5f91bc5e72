import { useEffect } from 'react';

/**
 * Begins the page's title with "Error:" as long as a form shows one: a title is what a screen reader says first, and what a tab
 * shows (GOV.UK Design System, "Error summary").
 *
 * @param shown whether the form shows an error
 * @param prefix what the title begins with then
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
