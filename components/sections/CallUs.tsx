import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';
import { LinkedText } from '../ui/LinkedText.tsx';

/** The telephone number and the hours of service, shown below a button that links to the contact form. */
export function CallUs() {
  const { t } = useTranslation('common');
  return (
    <p className="mt-4 text-balance text-sm text-muted in-dark:text-muted-dark in-dark:[&_a]:text-white">
      {/* With no-break spaces, the telephone number stays on one line. */}
      <LinkedText>{t('call', { phone: company.phone.replaceAll(' ', '\u00a0') })}</LinkedText>
    </p>
  );
}
