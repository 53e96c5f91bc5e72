import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { closePath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { SearchResult } from './SearchResult.tsx';
import type { SearchEntry } from './searchEntries.ts';

/** The id of the dialog. `startSearch.ts` opens the dialog by this id before the search is hydrated. */
const resultsId = 'search-results';

interface ResultsDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** The query whose results are shown; null while no results are shown. */
  query: string | null;
  results: readonly SearchEntry[];
  /** True if a screen reader must announce the title, because it has changed in the open dialog. */
  announcesTitle: boolean;
  onClose: () => void;
}

/** Shows the results in a dialog over the page. Escape, its button and a click outside close it. */
export function ResultsDialog({ ref, query, results, announcesTitle, onClose }: ResultsDialogProps) {
  const { t } = useTranslation('search');
  const isEmpty = results.length === 0;
  // The isolate characters keep an Arabic query from reordering the punctuation around it (UAX #9).
  const shown = { query: `\u2068${query}\u2069`, count: results.length };
  const title = t(
    query === null ? 'results.searching' : isEmpty ? 'noResults.title' : 'results.title',
    shown,
  );
  return (
    <ModalDialog
      ref={ref}
      id={resultsId}
      onClose={onClose}
      aria-labelledby="search-results-title"
      className="mt-4 max-w-[46rem] flex-col overflow-hidden rounded-panel border border-line bg-card shadow-sheet open:flex sm:mt-8"
    >
      <div className="flex items-start justify-between gap-4 border-b border-ink px-5 py-4 md:px-7">
        <div className="min-w-0 pt-1.5">
          <DialogTitle
            id="search-results-title"
            describedBy={query !== null && isEmpty ? 'search-results-advice' : undefined}
          >
            {title}
          </DialogTitle>
          <StatusMessage>{announcesTitle && title}</StatusMessage>
        </div>
        <Button
          command="close"
          commandfor={resultsId}
          variant="ghost"
          size="icon"
          aria-label={t('results.close')}
          onClick={(event) => {
            // Some browsers do not support the attribute `command`.
            event.preventDefault();
            ref.current?.close();
          }}
        >
          <LineIcon path={closePath} className="size-6" />
        </Button>
      </div>
      {query !== null && isEmpty && (
        <div className="overflow-y-auto px-5 py-6 md:px-7">
          <p id="search-results-advice" className="max-w-measure text-muted">
            {t('noResults.text')}
          </p>
          <ButtonLink variant="hero" to="/contact" className="mt-6">
            {t('noResults.handOff')}
          </ButtonLink>
        </div>
      )}
      {results.length > 0 && (
        <ul className="overflow-y-auto overscroll-contain px-5 md:px-7">
          {results.map((entry) => (
            <li key={entry.key} className="border-b border-line py-5 last:border-0">
              <p className="mono-label mb-1">{t(`results.${entry.type}`)}</p>
              <SearchResult entry={entry} query={query ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </ModalDialog>
  );
}
