import { type ComponentPropsWithRef, type UIEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { communityFormDefinition } from '../../../content/forms/communityFormDefinition.ts';
import { joinDraftKey } from '../../../content/storedItems.ts';
import { defineIsland } from '../../../renderer/islands/defineIsland.ts';
import { ScriptedForm } from '../../../renderer/islands/ScriptedForm.tsx';
import { useLongWait } from '../../../renderer/islands/useLongWait.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { closePath } from '../../ui/iconPaths.ts';
import { LineIcon, Spinner } from '../../ui/LineIcon.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import { createForm } from '../forms/createForm.ts';
import { FormFields } from '../forms/FormFields.tsx';
import { FormProblem } from '../forms/FormProblem.tsx';
import { ServiceFields } from '../forms/ServiceFields.tsx';
import { type FormService, useFormSubmission } from '../forms/useFormSubmission.ts';
import { JoinSuccess } from './JoinSuccess.tsx';

const dialogId = 'join-dialog';

const form = createForm(communityFormDefinition);

function CommunityJoin(service: FormService) {
  const { t } = useTranslation(['community', 'forms']);
  const { email } = service;
  const emailSubject = t('dialog.emailSubject');
  // True at first, because the browser may have opened the dialog before hydration.
  const [open, setOpen] = useState(true);
  const [sent, setSent] = useState(false);
  const [sentByPointer, setSentByPointer] = useState(false);
  const submission = useFormSubmission({
    form,
    idPrefix: 'join',
    service,
    draftKey: joinDraftKey,
    alsoSent: { _subject: emailSubject },
    onSent: () => setSent(true),
    focusesSuccess: true,
  });
  const { stage } = submission.state;
  const sending = stage === 'sending';
  const isLongWait = useLongWait(sending);

  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  // Some browsers do not support the attribute `command` of the buttons, so `show` and `close` do its work.
  function show(event: UIEvent) {
    event.preventDefault();
    if (!dialog.current?.open) {
      dialog.current?.showModal();
    }
    setOpen(true);
  }

  function close(event?: UIEvent) {
    event?.preventDefault();
    if (!sending) {
      dialog.current?.close();
    }
  }

  function onClosed() {
    setOpen(false);
    // After a success, this shows the form again. After a failure, it does nothing: the problem stays until the form is sent again.
    submission.restart();
    // Safari does not focus a button on click, so it does not restore the focus to the button when the dialog closes.
    button.current?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        command="show-modal"
        commandfor={dialogId}
        variant="hero"
        size="lg"
        aria-describedby={sent ? 'join-sent' : undefined}
        onClick={show}
        className="noscript:hidden"
      >
        {t('slack.join')}
      </Button>
      {/* When the dialog closes, its confirmation is gone, so the page also confirms that the request was sent. */}
      {sent && (
        <p id="join-sent" className="flex items-start gap-2 text-sm font-semibold text-accent">
          <Verdict result="passed" className="mt-0.5 size-4" />
          {t('slack.sent')}
        </p>
      )}
      <JoinDialog
        ref={dialog}
        id={dialogId}
        locked={sending}
        onClose={onClosed}
        onCloseButton={close}
        description={stage === 'sent' ? undefined : t('dialog.description')}
      >
        {stage === 'sent' ? (
          <JoinSuccess closesByItself={sentByPointer} onClose={() => close()} />
        ) : (
          <ScriptedForm
            action={service.endpoint.url}
            method="post"
            {...submission.props}
            className="grid gap-6 p-5 md:p-8"
          >
            {/* Rendered only in an open dialog, because `FormProblem` changes the page's title and takes the focus when it is rendered. */}
            {open && (
              <FormProblem
                submission={submission}
                texts={{
                  errors: { title: t('errorSummary.title') },
                  failed: { title: t('toasts.failed.title'), text: t('toasts.failed.text', { email }) },
                }}
                mailSubject={() => emailSubject}
              />
            )}
            {service.captcha && (
              <p className="max-w-measure text-sm text-muted noscript:hidden">
                {t('forms:captcha', service.captcha)}
              </p>
            )}
            <FormFields controls={submission} />
            <ServiceFields
              next="/community/sent"
              constants={{
                ...communityFormDefinition.constants,
                _subject: emailSubject,
                ...service.endpoint.alsoSent,
              }}
            />
            <div className="flex flex-wrap gap-3 max-sm:*:w-full">
              <Button
                type="submit"
                variant="hero"
                size="lg"
                aria-disabled={sending || undefined}
                // `detail` is 0 if a key or a screen reader caused the click (UI Events).
                onClick={({ detail }) => setSentByPointer(detail > 0)}
              >
                {sending && <Spinner />}
                <span>{sending ? t('dialog.submitting') : t('dialog.submit')}</span>
              </Button>
              {/* The space separates the buttons if the page has no styles (`plain.css`). */}{' '}
              <Button
                command="close"
                commandfor={dialogId}
                variant="outline"
                size="lg"
                aria-disabled={sending || undefined}
                onClick={close}
                className="noscript:hidden"
              >
                {t('dialog.cancel')}
              </Button>
            </div>
            <StatusMessage>{isLongWait && t('dialog.submitting')}</StatusMessage>
          </ScriptedForm>
        )}
      </JoinDialog>
    </>
  );
}

/** Why does this need to be an island? It sends the request without leaving the page. Without its code the browser submits the form. */
export const island = defineIsland({
  name: 'communityJoin',
  Component: CommunityJoin,
  namespaces: ['community', 'forms'],
});

interface JoinDialogProps extends ComponentPropsWithRef<'dialog'> {
  id: string;
  /** True while the request is being sent. The visitor cannot close the dialog then. */
  locked: boolean;
  onCloseButton: (event: UIEvent) => void;
  description: string | undefined;
}

/** The dialog of the request to join. Without scripts it is an ordinary part of the page. */
function JoinDialog({ onCloseButton, description, children, ...rest }: JoinDialogProps) {
  const { t } = useTranslation('community');
  return (
    <ModalDialog
      {...rest}
      aria-labelledby="join-title"
      className="max-w-[44rem] rounded-t-panel bg-card max-sm:mb-0 max-sm:w-full sm:rounded-b-panel noscript:static noscript:mx-0 noscript:block noscript:max-h-none noscript:w-full"
    >
      <div className="flex items-start gap-4 border-b border-line py-4 ps-5 pe-3 md:ps-8 md:pe-5">
        <div className="grow py-1.5">
          <DialogTitle id="join-title" describedBy={description && 'join-description'}>
            {t('dialog.title')}
          </DialogTitle>
          {description && (
            <p id="join-description" className="mt-1 text-sm text-muted">
              {description}
            </p>
          )}
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('dialog.close')}
          command="close"
          commandfor={rest.id}
          aria-disabled={rest.locked || undefined}
          onClick={onCloseButton}
          className="noscript:hidden"
        >
          <LineIcon path={closePath} className="size-5" />
        </Button>
      </div>
      {children}
    </ModalDialog>
  );
}
