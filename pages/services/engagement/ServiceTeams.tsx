import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { areTeamsExamples, teams } from '../../../content/teams.ts';
import { formatList } from '../../../renderer/i18n/format.ts';
import { namedServices } from '../../../renderer/i18n/namedFacts.ts';

/** For each service: who is in the team, and what the client brings. */
export function ServiceTeams() {
  const { t, i18n } = useTranslation(['engagement', 'common']);
  const yours = t('offers.items', { returnObjects: true });
  return (
    <Section
      id="teams"
      tone="card"
      title={t('offers.title')}
      lead={t('offers.lead')}
      example={areTeamsExamples}
    >
      <ul className="border-t border-ink">
        {namedServices.map(({ key, path }) => {
          const { roles } = entryOf(teams, key, 'teams.json: teams');
          return (
            <li
              key={key}
              className="grid gap-x-8 gap-y-4 border-b border-line py-6 print:grid-cols-3 print:py-2 md:grid-cols-2 lg:grid-cols-[minmax(0,.9fr)_minmax(0,1fr)_minmax(0,1.4fr)]"
            >
              <h3 className="text-h4 md:max-lg:col-span-2">
                <TextLink to={path} standsAlone>
                  {t(`common:pages.${key}`)}
                </TextLink>
              </h3>
              <p>
                {formatList(
                  roles.map((role) => t(`offers.roles.${role.key}`, { count: role.people })),
                  i18n.language,
                )}
              </p>
              <p>
                <span className="mono-label block">{t('offers.yours')}</span>
                {entryOf(yours, key, 'engagement.json: offers.items')}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
