import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { contactPath } from '../../content/contactPath.ts';

/** Where the join button leads: how to ask for an invitation. */
export function JoinRequest() {
  const { t } = useTranslation('community');
  const to = contactPath({ subject: t('request.subject'), type: 'community', from: 'community' });
  return (
    <Section tone="card">
      <Split id="join" title={t('request.title')} lead={t('request.lead')}>
        <ButtonLink variant="outline" size="lg" to={to}>
          {t('request.link')}
        </ButtonLink>
      </Split>
    </Section>
  );
}
