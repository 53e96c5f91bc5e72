import { useTranslation } from 'react-i18next';
import { Note } from '../../../components/sections/Note.tsx';

export function Tradeoff() {
  const { t } = useTranslation('functionalTesting');
  return <Note title={t('tradeoff.title')}>{t('tradeoff.text')}</Note>;
}
