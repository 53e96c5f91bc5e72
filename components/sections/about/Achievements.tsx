import { useTranslation } from 'react-i18next';
import { entryOf } from '../../../content/entryOf.ts';
import { figures } from '../../../content/figures.ts';
import { Section } from '../Section.tsx';

export interface AchievementsWords {
  title: string;
  items: readonly { key: string; value: string; title: string }[];
}

/** Headline figures on a dark section, each with its title and what it counts; nothing where there are none. */
export function Achievements({ words }: { words: AchievementsWords }) {
  const { t } = useTranslation('lists');
  const basis = t('basis', { returnObjects: true });
  if (words.items.length === 0) {
    return null;
  }
  return (
    <Section
      id="achievements"
      tone="ink"
      title={words.title}
      example={figures.company.achievements.some((figure) => figure.basis?.source === 'example')}
    >
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:max-xl:gap-x-4 lg:grid-cols-4">
        {words.items.map(({ key, value, title }) => (
          // The figure stands above its title, but in a `dl` the term comes before its description (HTML standard).
          <div key={key} className="flex flex-col-reverse justify-end border-t border-line-dark pt-5">
            <dt className="text-sm text-muted-dark">
              <span className="mb-2 block text-base font-bold text-white">{title}</span>
              {entryOf<string>(basis, key, 'lists.json: basis')}
            </dt>
            <dd className="font-display text-h1 font-bold tracking-tight text-lime rtl:text-h2">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
