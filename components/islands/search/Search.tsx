import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogue } from '../../../content/catalogue.ts';
import { urlOf } from '../../../content/languages.ts';
import { useUrlLanguage } from '../../../renderer/i18n/urlLanguage.ts';
import { defineIsland } from '../../../renderer/islands/defineIsland.ts';
import { useHydrated } from '../../../renderer/islands/useHydrated.ts';
import { classNames } from '../../ui/classNames.ts';
import { closePath, loaderCirclePath, searchPath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { announceAgain } from '../../ui/StatusMessage.tsx';
import { focusAfterClosing } from './focusAfterClosing.ts';
import {
  canSearch,
  hintFor,
  maxQueryLength,
  queryOfUrl,
  queryParameter,
  tidyQuery,
  urlWithQuery,
} from './query.ts';
import { ResultsDialog } from './ResultsDialog.tsx';
import { findEntries, searchEntries } from './searchEntries.ts';

const submitClass =
  'place-items-center bg-ink text-card hover:bg-muted disabled:cursor-not-allowed disabled:hover:bg-ink forced-color-adjust-none';

function Search() {
  const { t } = useTranslation('search');
  const urlLanguage = useUrlLanguage();
  const hydrated = useHydrated();
  /** The text of the field. The hint and the buttons depend on it; the field itself is uncontrolled. */
  const [text, setText] = useState('');
  /** The query of the results that are shown; null while none are shown. */
  const [searched, setSearched] = useState<string | null>(null);
  /** The number of submissions with too short a query since the text changed. The hint is announced each time this number changes. */
  const [failureCount, setFailureCount] = useState(0);
  /** True if the results have changed since the open dialog was announced. */
  const [isChanged, setIsChanged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  /** The element to focus when the results close: the one that had the focus when the visitor submitted the search. */
  const opener = useRef<Element>(null);
  const hint = hintFor(text) ?? (failureCount > 0 && 'hintShort');
  const results =
    searched === null
      ? []
      : findEntries(searchEntries(catalogue, t('catalogue', { returnObjects: true })), searched);

  function write(value: string) {
    if (field.current) {
      field.current.value = value;
    }
    setText(value);
  }

  function show(query: string) {
    setSearched(canSearch(query) ? query : null);
  }

  /** Shows the results for the query of the URL, unless the visitor has already typed another text. */
  const begin = useEffectEvent(() => {
    const query = queryOfUrl(location.href);
    const typed = field.current?.value;
    write(typed || query);
    if (!typed || tidyQuery(typed) === query) {
      show(query);
    }
  });
  /** After Back or Forward, shows the results for the query of the URL. If the URL has no query, closes the results. */
  const follow = useEffectEvent(() => {
    const query = queryOfUrl(location.href);
    if (query) {
      write(query);
    }
    show(query);
  });
  useLayoutEffect(() => {
    const onPopState = () => follow();
    begin();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  // When the results are no longer shown, for example after Back, the dialog closes.
  const isShown = searched !== null;
  useEffect(() => {
    const shown = dialog.current;
    return isShown && shown ? () => shown.close() : undefined;
  }, [isShown]);
  useEffect(() => {
    const shown = dialog.current;
    if (searched === null || !shown) {
      return;
    }
    // While the focus is on the title, the dialog has not been announced yet (`startLayers.ts`).
    setIsChanged(shown.open && !shown.querySelector('h2:focus'));
    if (!shown.open) {
      shown.showModal();
    }
  }, [searched]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = tidyQuery(field.current?.value ?? '');
    if (!canSearch(query)) {
      setFailureCount(failureCount + 1);
      return;
    }
    opener.current = dialog.current?.open ? null : document.activeElement;
    setSearched(query);
    if (query !== queryOfUrl(location.href)) {
      history.pushState({ isSearch: true }, '', urlWithQuery(location.href, query));
    }
  }

  /** Removes a closed search from the URL and from the history, so that a reload does not bring it back. */
  function clearUrl() {
    if (queryOfUrl(location.href) === '') {
      return;
    }
    if (history.state?.isSearch) {
      history.back();
    } else {
      history.replaceState(null, '', urlWithQuery(location.href, ''));
    }
  }

  function onClosed() {
    // The `close` event is delayed: Back or Forward may have opened the results again.
    if (dialog.current?.open) {
      return;
    }
    setSearched(null);
    clearUrl();
    // The browser restores the focus first, so this waits. If the URL or `startSearch.ts` opened the results, there is no opener.
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      const isNowhere = activeElement === body || dialog.current?.contains(activeElement);
      const target = opener.current ?? (isNowhere && button.current);
      if (target instanceof HTMLElement) {
        focusAfterClosing(target);
      }
    });
  }

  return (
    <search className="mt-6 -mb-3 block max-w-[35rem] sm:mt-8" data-print="no">
      <form action={urlOf(urlLanguage, '/search')} onSubmit={submit}>
        <div className="relative grid grid-cols-[minmax(0,1fr)_3.5rem] rounded-control border border-ink bg-card outline-offset-2 outline-[var(--focus)] has-[input:focus-visible]:outline-3">
          <label htmlFor="search-query" className="sr-only">
            {t('box.label')}
          </label>
          <input
            ref={field}
            id="search-query"
            name={queryParameter}
            type="search"
            dir="auto"
            aria-required="true"
            // The browser checks both attributes until hydration. The pattern requires two characters that are not spaces.
            required={!hydrated}
            pattern={hydrated ? undefined : '.*\\S.*\\S.*'}
            // The label is not visible and the placeholder disappears, so a `title` names the field (RGAA 11.1). Until hydration, the
            // browser may also show the `title` if a query does not match the `pattern` (HTML).
            title={hydrated ? t('box.label') : `${t('box.label')}. ${t('box.hintShort')}`}
            maxLength={maxQueryLength}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            spellCheck={false}
            placeholder={t('box.placeholder')}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setFailureCount(0);
            }}
            className={classNames(
              'min-h-14 w-full min-w-0 appearance-none bg-transparent ps-4 text-ellipsis placeholder:text-muted focus-visible:no-outline [&::-webkit-search-cancel-button]:hidden',
              text === '' ? 'pe-4' : 'pe-12',
            )}
          />
          {text !== '' && (
            <button
              type="button"
              aria-label={t('box.clear')}
              onClick={() => {
                write('');
                clearUrl();
                field.current?.focus();
              }}
              className="absolute end-15 top-1.5 grid size-11 place-items-center rounded-control text-muted hover:text-ink"
            >
              <LineIcon path={closePath} className="size-5" />
            </button>
          )}
          {/* Enter activates the first submit button (HTML, "implicit submission"), so this button submits the form without scripts. */}
          <button type="submit" className={`hidden noscript:grid ${submitClass}`}>
            <span className="sr-only">{t('box.submit')}</span>
            <LineIcon path={searchPath} className="size-5" />
          </button>
          <button
            ref={button}
            // In development, `startSearch.ts` may enable the button before React compares the attributes.
            suppressHydrationWarning
            type="submit"
            aria-label={t('box.submit')}
            disabled={!canSearch(text)}
            className={`grid noscript:hidden ${submitClass}`}
          >
            {/* `capture.ts` sets `aria-busy` while the button waits for its code. Then the second icon replaces the first. */}
            <LineIcon
              path={searchPath}
              className="size-5 in-disabled:opacity-50 in-[search:has([aria-busy])]:hidden"
            />
            <LineIcon
              path={loaderCirclePath}
              className="hidden size-5 animate-spin in-[search:has([aria-busy])]:block"
            />
          </button>
        </div>
        {/* The field has no `aria-describedby` for this live region, because the hint would be announced twice. */}
        <p
          id="search-hint"
          aria-live="polite"
          aria-atomic="true"
          className="min-h-14 pt-1.5 text-sm text-muted min-[23rem]:min-h-8"
        >
          {hint && announceAgain(t(`box.${hint}`), failureCount)}
        </p>
      </form>
      <ResultsDialog
        ref={dialog}
        query={searched}
        results={results}
        announcesTitle={isChanged}
        onClose={onClosed}
      />
    </search>
  );
}

/** Why does this need to be an island? It searches in the browser, because the site has no server, and shows results in this page. */
export const island = defineIsland({ name: 'search', Component: Search, namespaces: ['search'] });
