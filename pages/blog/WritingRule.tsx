import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Section } from '../../components/sections/Section.tsx';

export function WritingRule() {
  const { t } = useTranslation('blog');
  return (
    <Section id="principles" title={t('index.principlesTitle')}>
      <CheckList columns={2} items={t('index.principles', { returnObjects: true })} />
    </Section>
  );
}
