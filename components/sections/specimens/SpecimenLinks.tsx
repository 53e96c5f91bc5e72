import { useTranslation } from 'react-i18next';
import { namedSpecimens } from '../../../renderer/i18n/namedFacts.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/**
 * Under the actions of a service: what its deliverables look like.
 *
 * @param service the address of its page, under which those of its specimens lie
 */
export function SpecimenLinks({ service }: { service: string }) {
  const { t } = useTranslation('specimens');
  const own = namedSpecimens.filter(({ path }) => path.startsWith(`${service}/`));
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
