import { highlight } from './highlight.ts';

/** A text with the places that match marked. It is cut, never parsed: what a visitor searches for stays text. */
export function Highlighted({ text, query }: { text: string; query: string }) {
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
