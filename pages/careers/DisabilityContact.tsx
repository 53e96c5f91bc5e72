import { useTranslation } from 'react-i18next';
import { TextLink } from '../../components/ui/Link.tsx';
import { company } from '../../content/company.ts';

/** The e-mail address for candidates with a disability. Nothing is rendered if `company.json` has no such address. */
export function DisabilityContact() {
  const { t } = useTranslation('careers');
  if (!company.disabilityEmail) {
    return null;
  }
  return (
    <p className="mt-6 max-w-measure">
      {t('disability')}{' '}
      <TextLink to={`mailto:${company.disabilityEmail}`}>{company.disabilityEmail}</TextLink>
    </p>
  );
}
