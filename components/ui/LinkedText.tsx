import { TextLink } from './Link.tsx';
import { telOf } from './telOf.ts';

/** Matches e-mail addresses, and telephone numbers that begin with a country code. */
const reachable = /([\p{L}\p{M}\p{N}_.&+-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+|\+\d[\d\s]{6,}\d)/u;

/**
 * A text with links for its e-mail addresses and telephone numbers. On touch screens, a link at the end of the text has a larger target.
 * Only a link within a sentence may have a small target (WCAG 2.2 2.5.8, "Inline").
 */
export function LinkedText({ children }: { children: string }) {
  return children.split(reachable).map((part, index, { length }) =>
    // The pattern has a group, so `split` returns text and matches in turn. If the text ends with a match, the last part is empty.
    index % 2 === 1 ? (
      <TextLink
        key={part}
        to={hrefOf(part)}
        className={
          children.endsWith(part) && index === length - 2
            ? 'pointer-coarse:inline-block pointer-coarse:py-2.5'
            : undefined
        }
      >
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
}

function hrefOf(part: string): string {
  return part.includes('@') ? `mailto:${part}` : telOf(part);
}
