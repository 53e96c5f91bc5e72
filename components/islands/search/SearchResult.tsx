import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { contactPath } from '../../../content/contactPath.ts';
import { Arrow } from '../../ui/Arrow.tsx';
import { Link } from '../../ui/Link.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Highlighted } from './Highlighted.tsx';
import { highlight } from './highlight.ts';
import type { SearchEntry } from './searchEntries.ts';

interface SearchResultProps {
  entry: SearchEntry;
  /** What was searched for, to be marked; nothing in the whole catalogue. */
  query?: string;
}

/** One entry of the catalogue: its page, why it matches, and a request that is already filled in. */
export function SearchResult({ entry, query = '' }: SearchResultProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const { key, title, description, path, keywords } = entry;
  const matching = keywords.filter((keyword) => highlight(keyword, query).some(({ isMatch }) => isMatch));
  return (
    <article className="relative flex h-full flex-col">
      <h3 id={`${id}-title`} className="flex items-start justify-between gap-4 text-h4">
        <Link
          to={path}
          className="underline-offset-4 after:absolute after:inset-0 card-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-[var(--focus)]"
        >
          <Highlighted text={title} query={query} />
        </Link>
        <Arrow className="size-5" />
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
      <p className="mt-auto pt-2">
        <TextLink
          id={`${id}-contact`}
          aria-labelledby={`${id}-contact ${id}-title`}
          to={contactPath({ subject: title, type: key, from: 'search' })}
          className="relative inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11"
        >
          {t('results.handOff')}
        </TextLink>
      </p>
    </article>
  );
}
