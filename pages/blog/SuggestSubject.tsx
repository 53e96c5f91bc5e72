import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';

export function SuggestSubject() {
  const { t } = useTranslation('blog');
  return (
    <CallToAction
      title={t('index.suggestTitle')}
      lead={t('index.suggestLead')}
      primary={{ label: t('index.suggest'), to: '/contact' }}
      secondary={{ label: t('index.community'), to: '/community' }}
    />
  );
}
