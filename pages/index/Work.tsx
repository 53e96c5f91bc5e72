import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { SpecimenThumbnail } from '../../components/sections/specimens/SpecimenThumbnail.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { namedSpecimens } from '../../renderer/i18n/namedFacts.ts';
import { FirstCase } from './FirstCase.tsx';

/** The specimens as small drawn pages, then the first case study. */
export function Work() {
  const { t } = useTranslation(['home', 'specimens']);
  if (namedSpecimens.length === 0) {
    return null;
  }
  return (
    <Section id="work" tone="card" title={t('home:work.title')} example>
      <ul className="cell-grid grid-cols-2 lg:grid-cols-4">
        {namedSpecimens.map(({ key, path }) => (
          <li
            key={key}
            className="relative flex flex-col gap-4 bg-card p-5 last:odd:col-span-2 hover:bg-band hover:text-white"
          >
            <SpecimenThumbnail specimen={key} />
            <h3 className="text-h4">
              <Link to={path} className="whole-card">
                {t(`specimens:names.${key}`)}
              </Link>
            </h3>
          </li>
        ))}
        <FirstCase />
      </ul>
    </Section>
  );
}
