import { useTranslation } from 'react-i18next';
import { Note } from './Note.tsx';

/** Invites those who do not know the company yet to a short first engagement: the home page and the services say it in the same words. */
export function StartSmall() {
  const { t } = useTranslation('engagement');
  return (
    <Note id="start-small" title={t('startSmall.title')}>
      {t('startSmall.text')}
    </Note>
  );
}
