import { useTranslation } from 'react-i18next';
import { people } from '../../../content/people.ts';
import { Section } from '../Section.tsx';
import { PersonCard } from './PersonCard.tsx';

/** The people whom the owner shows; nothing where there are none. */
export function PeopleSection() {
  const { t } = useTranslation('people');
  if (people.length === 0) {
    return null;
  }
  return (
    <Section
      id="people"
      tone="card"
      title={t('title')}
      lead={t('lead')}
      example={people.some(({ source }) => source === 'example')}
    >
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {people.map((person) => (
          <li key={person.key} id={person.key} className="border-t border-ink pt-5">
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
