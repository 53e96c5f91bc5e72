import { useEffect } from 'react';

/** Adds "Error:" once to the page's title while a form shows an error. Screen readers announce the title first (GOV.UK "Error summary"). */
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
