import { useTranslation } from 'react-i18next';
import { entryOf } from '../../../content/entryOf.ts';
import { figures } from '../../../content/figures.ts';

const { achievements } = figures.company;

export const hasAchievements = achievements.length > 0;
export const hasExampleAchievement = achievements.some(({ basis }) => basis?.source === 'example');

/** The main figures with titles; if `hasBasis`, also with explanations. The translations insert the values of `figures.json`. */
export function AchievementFigures({ hasBasis = false }: { hasBasis?: boolean }) {
  const { t } = useTranslation(['about', 'lists']);
  const explanations = t('lists:basis', { returnObjects: true });
  return (
    <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:max-xl:gap-x-4 lg:grid-cols-4">
      {t('about:achievements.items', { returnObjects: true }).map(({ key, value, title }) => (
        // The figure is shown above its title, but in a `<dl>` the term precedes its description (HTML standard).
        <div
          key={key}
          className="flex flex-col-reverse justify-end border-t border-ink pt-5 in-dark:border-line-dark"
        >
          <dt className="text-sm text-muted in-dark:text-muted-dark">
            <span className="mb-2 block text-base font-bold text-ink in-dark:text-white">{title}</span>
            {hasBasis && entryOf<string>(explanations, key, 'lists.json: basis')}
          </dt>
          {/* In Arabic, figures of the larger size would be wider than their column. */}
          <dd className="font-display text-h1 font-bold tracking-tight in-dark:text-lime rtl:text-h2">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
