import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/TextLink.tsx';

/** Under the actions of a service: what its deliverable looks like. */
export function SpecimenLink({ to }: { to: string }) {
  const { t } = useTranslation('specimens');
  return (
    <p className="mt-5" data-print="no">
      <TextLink to={to} standsAlone>
        {t('open')}
      </TextLink>
    </p>
  );
}
