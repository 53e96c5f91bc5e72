import { useTranslation } from 'react-i18next';
import { namedSpecimens } from '../../../renderer/i18n/namedFacts.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface SpecimenLinksProps {
  /** The path of the page of a service, under which those of its specimens lie. */
  servicePath: string;
}

/** Links to the specimens of what a service delivers; nothing where it has none. */
export function SpecimenLinks({ servicePath }: SpecimenLinksProps) {
  const { t } = useTranslation('specimens');
  const own = namedSpecimens.filter(({ path }) => path.startsWith(`${servicePath}/`));
  if (own.length === 0) {
    return null;
  }
  return (
    <ul className="mt-5" data-print="no">
      {own.map(({ key, path }) => (
        <li key={key}>
          <TextLink to={path} standsAlone>
            {t('example', { document: t(`names.${key}`) })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
