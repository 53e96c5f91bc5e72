import { useTranslation } from 'react-i18next';
import { entryOf } from '../../../content/entryOf.ts';
import { nearshoreOffice } from '../../../content/offices.ts';
import { contactsFor } from '../../../content/people.ts';
import { rates } from '../../../content/rates.ts';
import { areTeamsExamples, teams } from '../../../content/teams.ts';
import type { Resources } from '../../../locales/i18next.d.ts';
import { formatList } from '../../../renderer/i18n/format.ts';
import { Entries } from '../Entries.tsx';
import { PersonCard } from '../people/PersonCard.tsx';
import { Section } from '../Section.tsx';
import { rateText } from './rateText.ts';

/** A service of `content/services.json`: the words of `engagement.json` name each, and give the type, which facts read from JSON do not. */
export type ServiceKey = keyof Resources['engagement']['before']['items'];

/** On the page of a service: who comes, when, what the client brings, what a day costs and who answers. */
export function BeforeYouStart({ service }: { service: ServiceKey }) {
  const { t, i18n } = useTranslation(['engagement', 'people']);
  const { roles } = entryOf(teams, service, 'teams.json: teams');
  const team = roles.map((role) => t(`engagement:offers.roles.${role.key}`, { count: role.people }));
  const teamRates = rates.filter(({ role }) => roles.some(({ key }) => key === role));
  const abroad = teamRates.filter(({ city }) => city === nearshoreOffice?.address.city);
  // The nearshore team has the rates of its city; a role that has none there works from another office. The key is compared as a text,
  // because a site may do without this service.
  const ownRates =
    String(service) === 'nearshore'
      ? teamRates.filter((rate) => abroad.includes(rate) || !abroad.some(({ role }) => role === rate.role))
      : teamRates;
  const contacts = contactsFor(service);
  return (
    <Section
      id="before"
      tone="card"
      title={t('engagement:before.title')}
      lead={t('engagement:before.lead')}
      example={areTeamsExamples || ownRates.some(({ source }) => source === 'example')}
    >
      <Entries
        columns={2}
        items={[
          {
            title: t('engagement:before.team'),
            description: t('engagement:before.teamText', { team: formatList(team, i18n.language) }),
          },
          { title: t('engagement:before.when'), description: t(`engagement:before.items.${service}`) },
          { title: t('engagement:offers.yours'), description: t(`engagement:offers.items.${service}`) },
          {
            title: t('engagement:before.price'),
            description:
              ownRates.length > 0
                ? [
                    t('engagement:rates.columns.range'),
                    ...ownRates.map((rate) => rateText(t, rate, i18n.language)),
                  ]
                : t('engagement:before.priceText'),
            to: '/services/engagement',
          },
        ]}
      />
      {contacts.length > 0 && (
        <>
          <h3 className="mt-12 mb-5 text-h4">{t('people:contact', { count: contacts.length })}</h3>
          <ul className="grid gap-8 md:grid-cols-2">
            {contacts.map((person) => (
              <li key={person.key}>
                <PersonCard person={person} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
