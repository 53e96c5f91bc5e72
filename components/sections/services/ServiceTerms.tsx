import { useTranslation } from 'react-i18next';
import { contactsFor } from '../../../content/people.ts';
import { prices } from '../../../content/prices.ts';
import { rates } from '../../../content/rates.ts';
import { PersonCard } from '../people/PersonCard.tsx';
import { Section } from '../Section.tsx';
import { TextGrid } from '../TextGrid.tsx';

/** The total price that each service's translations insert; undefined if it is unknown. `nearshore` inserts two: both must be known. */
const pricesOfServices = {
  functionalTesting: prices.samplePrice,
  automatedTesting: prices.firstTestsPrice,
  performanceTesting: prices.loadTestPrice,
  qualityAudits: prices.auditPrice,
  nearshore: prices.nearshoreMonthPrice && prices.franceMonthPrice,
};

export type ServiceKey = keyof typeof pricesOfServices;

/** The terms of a service: its total price (if known), what the client prepares, and the contact person. */
export function ServiceTerms({ service }: { service: ServiceKey }) {
  const { t } = useTranslation([service, 'people']);
  const hasPrice = pricesOfServices[service] !== undefined;
  const items = t(`${service}:terms.items`, { returnObjects: true }).flatMap(({ key, ...item }) => {
    if (key !== 'price') {
      return item;
    }
    return hasPrice ? { ...item, to: '/services/engagement' } : [];
  });
  const contacts = contactsFor(service);
  return (
    <Section
      id="price"
      title={t(`${service}:terms.title`)}
      example={hasPrice && rates.some(({ source }) => source === 'example')}
    >
      <TextGrid columns={2} items={items} />
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
