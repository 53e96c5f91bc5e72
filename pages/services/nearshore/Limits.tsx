import { useTranslation } from 'react-i18next';
import { Note } from '../../../components/sections/Note.tsx';

export function Limits() {
  const { t } = useTranslation('nearshore');
  return <Note title={t('limits.title')}>{t('limits.text')}</Note>;
}
