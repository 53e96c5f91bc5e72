import { useTranslation } from 'react-i18next';

/** What may be sent later, by e-mail. Nothing is chosen or sent here. */
export function Attachments() {
  const { t } = useTranslation('contact');
  return (
    <div className="rounded-control border border-dashed border-line-strong p-4 text-sm">
      <p>
        <span className="font-semibold">{t('form.fields.attachment.label')}</span>
        <span className="ms-1.5 text-muted">{t('form.optional')}</span>
      </p>
      <p className="mono-label mt-1">{t('form.fields.attachment.limit')}</p>
      <p className="mt-1 text-muted">{t('form.fields.attachment.help')}</p>
    </div>
  );
}
