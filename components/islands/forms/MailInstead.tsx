import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/buttonClass.ts';

/** The way that is left when the form's own fails: an e-mail with what was written. */
export function MailInstead({ href }: { href: string }) {
  const { t } = useTranslation('forms');
  return (
    <div className="mt-4 border-t border-alert/30 pt-4">
      <p className="mb-3">{t('mailto.text')}</p>
      <a href={href} className={buttonClass('outline')}>
        <Mail aria-hidden="true" className="size-4" />
        {t('mailto.link')}
      </a>
    </div>
  );
}
