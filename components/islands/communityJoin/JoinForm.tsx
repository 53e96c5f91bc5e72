import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CaptchaNotice } from '../forms/CaptchaNotice.tsx';
import { Honeypot, trapOf } from '../forms/Honeypot.tsx';
import type { FormSubmission } from '../forms/useFormSubmission.ts';
import { JoinFields } from './JoinFields.tsx';
import { JoinProblem } from './JoinProblem.tsx';
import { joinFaultWords } from './joinFaultWords.ts';
import type { JoinValues } from './joinValues.ts';

interface JoinFormProps {
  submission: FormSubmission<JoinValues>;
  captchaProvider: string;
  /** Where the visitor may write when the form fails. */
  email: string;
  onCancel: () => void;
}

/** The request to join, as the dialog shows it. */
export function JoinForm({
  submission: { state, change, submit },
  captchaProvider,
  email,
  onCancel,
}: JoinFormProps) {
  const { t, i18n } = useTranslation(['community', 'forms']);
  const sending = state.stage === 'sending';

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(trapOf(event.currentTarget));
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6 p-5 md:p-8">
      <JoinProblem state={state} email={email} />
      <CaptchaNotice provider={captchaProvider} />
      <JoinFields
        controls={{
          idPrefix: 'join',
          errorOf: (field) => joinFaultWords(t, i18n.language, field, state.faults[field]),
          live: { values: state.values, change, sending },
        }}
      />
      <Honeypot />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button type="submit" variant="hero" size="lg" disabled={sending}>
          {sending && <Spinner />}
          {sending ? t('dialog.submitting') : t('dialog.submit')}
        </Button>
        <Button variant="outline" size="lg" disabled={sending} onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </form>
  );
}
