import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { defineIsland } from '../defineIsland.ts';
import { readDraft } from '../forms/draft.ts';
import { faultsOf } from '../forms/faultsOf.ts';
import { textsOfDraft } from '../forms/textsOfDraft.ts';
import { useFormSubmission } from '../forms/useFormSubmission.ts';
import { notify } from '../toasts/notify.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { JoinForm } from './JoinForm.tsx';
import { JoinSuccess } from './JoinSuccess.tsx';
import { joinPayload } from './joinPayload.ts';
import { joinSchema } from './joinSchema.ts';
import { emptyJoin } from './joinValues.ts';

export type CommunityJoinProps = {
  /** Where the request is sent. */
  endpoint: string;
  captchaScript: string;
  /** Whose captcha it is. */
  captchaProvider: string;
  /** Where the visitor may write when the form fails. */
  email: string;
  /** The id of the section that holds the same form for a visitor without scripts. */
  nativeFormId: string;
};

const draftKey = 'draft:communityJoin';

function CommunityJoin(props: CommunityJoinProps) {
  const { t } = useTranslation(['community', 'forms']);
  const [open, setOpen] = useState(false);

  const submission = useFormSubmission({
    empty: emptyJoin,
    draftKey,
    endpoint: props.endpoint,
    captcha: { src: props.captchaScript, action: 'community_join_form' },
    sentAs: { name: 'name', email: 'email', company: 'company', role: 'role', message: 'profile' },
    faultsOf: (values) => faultsOf(joinSchema.safeParse(values).error?.issues),
    payloadOf: (values, token) => joinPayload(values, token, t('dialog.emailSubject')),
    startingValues: () => textsOfDraft(readDraft(draftKey), emptyJoin),
    onRefused(problem, faults) {
      if (problem === 'failed') {
        notify({
          title: t('dialog.errors.failedTitle'),
          description: t('dialog.errors.failedMessage', { email: props.email }),
          tone: 'destructive',
        });
      } else if (faults.privacy) {
        notify({
          title: t('dialog.errors.privacyTitle'),
          description: t('dialog.errors.privacyDescription'),
          tone: 'destructive',
        });
      }
    },
    onSent() {
      notify({
        title: t('dialog.success.toastTitle'),
        description: t('dialog.success.toastDescription'),
      });
    },
  });
  const { stage } = submission.state;

  // The dialog gives the focus back to what had it when its code was there: not to a button pressed before.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) return () => button.current?.focus();
  }, [open]);

  function close() {
    setOpen(false);
    submission.restart();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      {/* A form, so that the button leads to the native one where no script runs. */}
      <form action={`#${props.nativeFormId}`} onSubmit={onSubmit}>
        <Button ref={button} type="submit" variant="hero" size="lg" aria-haspopup="dialog">
          {t('slack.join')}
        </Button>
      </form>
      {open && (
        <JoinDialog
          locked={stage === 'sending'}
          onClose={close}
          description={stage === 'sent' ? undefined : t('dialog.description')}
        >
          {stage === 'sent' ? (
            <JoinSuccess onClose={close} />
          ) : (
            <JoinForm
              submission={submission}
              captchaProvider={props.captchaProvider}
              email={props.email}
              onCancel={close}
            />
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
