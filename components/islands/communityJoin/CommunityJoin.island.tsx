import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { communityForm } from '../../../content/forms/communityForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { defineIsland } from '../defineIsland.ts';
import { createForm } from '../forms/createForm.ts';
import { FormFields } from '../forms/FormFields.tsx';
import { FormProblem } from '../forms/FormProblem.tsx';
import { ServiceFields } from '../forms/ServiceFields.tsx';
import { type FormService, useFormSubmission } from '../forms/useFormSubmission.ts';
import { StatusMessage } from '../StatusMessage.tsx';
import { useHydrated } from '../useHydrated.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { JoinSuccess } from './JoinSuccess.tsx';

export type CommunityJoinProps = FormService & {
  /** The id of the section that holds the same form for a visitor without scripts. */
  nativeFormId: string;
};

const form = createForm(communityForm);

function CommunityJoin({ nativeFormId, ...service }: CommunityJoinProps) {
  const { t } = useTranslation(['community', 'forms']);
  const { email } = service;
  const emailSubject = t('dialog.emailSubject');
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const submission = useFormSubmission({
    form,
    idPrefix: 'join',
    service,
    draftKey: 'draft:communityJoin',
    alsoSent: { _subject: emailSubject },
    onSent: () => setSent(true),
  });
  const { stage } = submission.state;
  const sending = stage === 'sending';

  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (!sending) setOpen(false);
  };

  function onClosed() {
    setOpen(false);
    submission.restart();
    // Not every browser focuses a button that is pressed, to give the focus back to it.
    button.current?.focus();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      {/* A form, so that the button leads to the native one where no script runs. */}
      <form action={`#${nativeFormId}`} onSubmit={onSubmit}>
        <Button
          ref={button}
          type="submit"
          variant="hero"
          size="lg"
          aria-haspopup="dialog"
          aria-describedby={sent ? 'join-sent' : undefined}
        >
          {t('slack.join')}
        </Button>
      </form>
      {/* The dialog closes by itself; what it said stays. */}
      {sent && (
        <p id="join-sent" className="flex items-start gap-2 text-sm font-semibold text-proof">
          <Tick className="mt-0.5 size-4" />
          {t('slack.sent')}
        </p>
      )}
      {hydrated && (
        <JoinDialog
          open={open}
          locked={sending}
          onClose={onClosed}
          onCloseButton={close}
          description={stage === 'sent' ? undefined : t('dialog.description')}
        >
          {stage === 'sent' ? (
            <JoinSuccess onClose={close} />
          ) : (
            <form noValidate onSubmit={submission.onSubmit} className="grid gap-6 p-5 md:p-8">
              <FormProblem
                submission={submission}
                words={{
                  faults: { title: t('errorSummary.title') },
                  failed: { title: t('toasts.failed.title'), text: t('toasts.failed.text', { email }) },
                }}
                mailSubject={emailSubject}
              />
              <p className="max-w-measure text-sm text-muted">
                {t('forms:captcha', { provider: service.captchaProvider })}
              </p>
              <FormFields controls={submission} />
              <ServiceFields />
              <div className="flex flex-wrap gap-3 max-sm:*:w-full">
                <Button type="submit" variant="hero" size="lg" aria-disabled={sending || undefined}>
                  {sending && <Spinner />}
                  {sending ? t('dialog.submitting') : t('dialog.submit')}
                </Button>
                <Button variant="outline" size="lg" aria-disabled={sending || undefined} onClick={close}>
                  {t('dialog.cancel')}
                </Button>
              </div>
              <StatusMessage>{sending && t('dialog.submitting')}</StatusMessage>
            </form>
          )}
        </JoinDialog>
      )}
    </>
  );
}

/**
 * Why does this need to be an island? The request is made in a dialog that checks, asks the captcha and sends without
 * leaving the page. Without its code the button leads to the same form, which the browser sends.
 */
export const island = defineIsland({ Component: CommunityJoin, words: ['community', 'forms'] });
