import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';
import { LinkedText } from '../ui/LinkedText.tsx';

/** Under a button that leads to the contact form: the telephone number and its hours, for those who would rather speak to somebody. */
export function CallUs() {
  const { t } = useTranslation('common');
  return (
    <p className="mt-4 text-sm text-muted in-dark:text-muted-dark in-dark:[&_a]:text-white">
      {/* A number stays on one line. */}
      <LinkedText>{t('call', { phone: company.phone.replaceAll(' ', '\u00a0') })}</LinkedText>
    </p>
  );
}
