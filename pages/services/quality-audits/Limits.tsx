import { useTranslation } from 'react-i18next';
import { Note } from '../../../components/sections/Note.tsx';

export function Limits() {
  const { t } = useTranslation('qualityAudits');
  return <Note title={t('tradeoff.title')}>{t('tradeoff.text')}</Note>;
}
