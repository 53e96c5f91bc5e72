import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/TextLink.tsx';

/**
 * Says that the form is prefilled, or how it can be. Both texts have one place, so that nothing moves when the address
 * has been read.
 */
export function PrefillNote({ prefilled }: { prefilled: boolean }) {
  const { t } = useTranslation('contact');
  return (
    <div className="grid border-b border-line px-5 py-3 text-sm *:col-start-1 *:row-start-1 md:px-8">
      <p className={prefilled ? 'invisible' : 'text-muted'}>
        {t('prefill.none')} <TextLink to="/consultants">{t('prefill.consultants')}</TextLink>.
      </p>
      <p className={prefilled ? 'text-proof' : 'invisible'}>{t('prefill.banner')}</p>
    </div>
  );
}
