import { TextInLanguage } from '../../ui/TextInLanguage.tsx';
import { highlight } from './highlight.ts';

/** Shows a text with the matches of a query marked. The query is never parsed, neither as HTML nor as a pattern. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const parts = highlight(text, query).map(({ start, text: part, isMatch }) =>
    isMatch ? (
      <mark key={start} className="rounded-[2px] bg-lime text-ink-deep">
        {part}
      </mark>
    ) : (
      <span key={start}>{part}</span>
    ),
  );
  return <TextInLanguage text={text}>{parts}</TextInLanguage>;
}
