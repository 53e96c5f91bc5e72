import { useTranslation } from 'react-i18next';
import { createForm } from '../../components/islands/forms/createForm.ts';
import { FormFields } from '../../components/islands/forms/FormFields.tsx';
import { ServiceFields } from '../../components/islands/forms/ServiceFields.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { communityForm } from '../../content/forms/communityForm.ts';
import { publicSettings } from '../../content/publicSettings.ts';

/** Where the join button leads when no script runs. */
export const joinRequestId = 'join';

/** The request to join as the browser sends it. It shows only to those who were led to it. */
export function JoinRequest() {
  const { t } = useTranslation('community');
  return (
    <section id={joinRequestId} className="section-y hidden border-y border-line bg-card target:block">
      <div className="container-page">
        <Split title={t('native.title')} lead={t('native.lead')}>
          <form action={publicSettings.communityFormUrl} method="post" className="grid gap-6">
            <p className="text-sm">{t('dialog.description')}</p>
            <FormFields controls={{ form: createForm(communityForm), idPrefix: 'native-join' }} />
            <ServiceFields
              next="/community/sent"
              constants={{ ...communityForm.constants, _subject: t('dialog.emailSubject') }}
            />
            <div>
              <Button type="submit" variant="hero" size="lg">
                {t('dialog.submit')}
              </Button>
            </div>
          </form>
        </Split>
      </div>
    </section>
  );
}
