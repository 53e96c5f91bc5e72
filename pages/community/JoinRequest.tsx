import { useTranslation } from 'react-i18next';
import { JoinFields } from '../../components/islands/communityJoin/JoinFields.tsx';
import { joinSubject } from '../../components/islands/communityJoin/joinSubject.ts';
import { Honeypot } from '../../components/islands/forms/Honeypot.tsx';
import { NativeFields } from '../../components/islands/forms/NativeFields.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { publicSettings } from '../../content/publicSettings.ts';

interface JoinRequestProps {
  /** Of the section: the join button leads to it where no script runs. */
  id: string;
}

/** The request to join as the browser sends it. It shows only to those who were led to it. */
export function JoinRequest({ id }: JoinRequestProps) {
  const { t } = useTranslation('community');
  return (
    <section id={id} className="section-y hidden border-y border-line bg-card target:block">
      <div className="container-page">
        <Split title={t('native.title')} lead={t('native.lead')}>
          <form action={publicSettings.communityFormUrl} method="post" className="grid gap-6">
            <p className="text-sm">{t('dialog.description')}</p>
            <JoinFields controls={{ idPrefix: 'native-join', errorOf: () => undefined }} />
            <Honeypot />
            <NativeFields next="/community/sent" />
            <input type="hidden" name="subject" value={joinSubject} />
            <input type="hidden" name="_subject" value={t('dialog.emailSubject')} />
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
