import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { contactPath } from '../../../content/contactPath.ts';

export function ClosingCallToAction() {
  const { t } = useTranslation(['nearshore', 'contact']);
  const request = { subject: t('contact:form.fields.subject.options.general'), from: 'nearshore' };
  return (
    <CallToAction
      title={t('cta.title')}
      lead={t('cta.lead')}
      primary={{ label: t('cta.primary'), to: contactPath({ ...request, type: 'quote' }) }}
      secondary={{ label: t('cta.secondary'), to: contactPath({ ...request, type: 'call' }) }}
    />
  );
}
