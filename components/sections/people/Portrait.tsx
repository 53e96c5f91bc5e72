import type { Person } from '../../../content/people.ts';
import { Mark } from '../../ui/Mark.tsx';
import { portraitOf } from './portraitOf.ts';

/** The picture of a person, or the mark of the house where there is none. The name stands beside it, so it has no text of its own. */
export function Portrait({ person: { key } }: { person: Person }) {
  const portrait = portraitOf(key);
  if (!portrait) {
    return (
      <span className="grid size-24 shrink-0 place-items-center rounded-panel border border-line">
        <Mark className="size-12" />
      </span>
    );
  }
  return (
    <picture className="shrink-0">
      {Object.entries(portrait.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes="6rem" />
      ))}
      <img
        src={portrait.img.src}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        className="size-24 rounded-panel border border-line object-cover"
      />
    </picture>
  );
}
