import { Section } from '../Section.tsx';

export interface StoryWords {
  title: string;
  items: readonly { key: string; period: string; title: string; description: string }[];
}

/** Tells the company's history as periods along one line. */
export function Story({ words }: { words: StoryWords }) {
  return (
    <Section id="story" tone="card" title={words.title}>
      <ol className="grid lg:grid-cols-3">
        {words.items.map(({ key, period, title, description }) => (
          <li
            key={key}
            className="relative border-s border-ink ps-6 pb-10 lg:border-s-0 lg:border-t lg:ps-0 lg:pe-8 lg:pt-6 lg:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-1 top-2 size-2 bg-proof lg:start-0 lg:-top-1"
            />
            <p className="mono-label mb-3">{period}</p>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-2 text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
