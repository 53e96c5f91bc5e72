import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { contactPath } from '../../../content/contactPath.ts';
import { Arrow } from '../../ui/LineIcon.tsx';
import { Link, TextLink } from '../../ui/Link.tsx';
import { highlight } from './highlight.ts';
import type { SearchEntry } from './searchEntries.ts';

interface SearchResultProps {
  entry: SearchEntry;
  /** The query to highlight; undefined while the whole catalogue is shown. */
  query?: string;
}

/** Shows an entry with its matches. The card links to the prefilled contact form, and a smaller link leads to the entry's page. */
export function SearchResult({ entry, query = '' }: SearchResultProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const { key, title, description, path, keywords } = entry;
  const matching = keywords.filter((keyword) => highlight(keyword, query).some(({ isMatch }) => isMatch));
  return (
    <article aria-labelledby={`${id}-title`} className="relative flex h-full flex-col">
      <h3 className="text-h4">
        <Link
          aria-labelledby={`${id}-title ${id}-contact`}
          to={contactPath({ subject: title, type: key, from: 'search' })}
          className="underline-offset-4 after:absolute after:inset-0 card-hover:underline focus-visible:no-outline focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-[var(--focus)]"
        >
          {/* `aria-labelledby` refers to this `<span>`. A reference to the `<h3>` around the link would be circular (accname, 2B). */}
          <span id={`${id}-title`}>
            <Highlighted text={title} query={query} />
          </span>
        </Link>
      </h3>
      <p className="mt-1.5 max-w-measure text-muted">
        <Highlighted text={description} query={query} />
      </p>
      {matching.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-3 font-mono text-xs text-muted">
          {matching.map((keyword) => (
            <span key={keyword}>
              <Highlighted text={keyword} query={query} />
            </span>
          ))}
        </p>
      )}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-6 pt-2 text-sm">
        <span className="flex items-center gap-2 font-semibold">
          <span id={`${id}-contact`}>{t('results.handOff')}</span>
          <Arrow className="size-4" />
        </span>
        <TextLink
          id={`${id}-page`}
          aria-labelledby={`${id}-page ${id}-title`}
          to={path}
          className="relative inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          {t('results.page')}
        </TextLink>
      </p>
    </article>
  );
}

/** Shows a text and highlights the matches of a query. The query is never parsed as HTML or as a regular expression. */
function Highlighted({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map(({ start, text: part, isMatch }) =>
    isMatch ? (
      <mark key={start} className="rounded-[2px] bg-lime text-ink-deep">
        {part}
      </mark>
    ) : (
      <span key={start}>{part}</span>
    ),
  );
}
