import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Arrow } from '../../components/ui/Arrow.tsx';
import { Badge } from '../../components/ui/Badge.tsx';
import { LinkedText } from '../../components/ui/LinkedText.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { company } from '../../content/company.ts';

export function LinkSpecimens() {
  const { t } = useTranslation('gallery');
  return (
    <Section tone="card" title={t('links.title')} lead={t('links.lead')}>
      <div className="flex max-w-measure flex-col gap-4">
        <p>
          {t('links.before')} <TextLink to="/gallery">{t('links.text')}</TextLink> {t('links.after')}
        </p>
        <p>
          <LinkedText>{t('links.reach', { email: company.email, phone: company.phone })}</LinkedText>
        </p>
        <p className="flex items-center gap-2 font-bold text-proof">
          {t('links.arrow')}
          <Arrow />
        </p>
        <p className="flex flex-wrap gap-3">
          <Badge>{t('badges.proof')}</Badge>
          <Badge tone="neutral">{t('badges.neutral')}</Badge>
          <Badge tone="alert">{t('badges.alert')}</Badge>
          <Badge tone="ink">{t('badges.ink')}</Badge>
        </p>
      </div>
    </Section>
  );
}
