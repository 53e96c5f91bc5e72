import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { defineIsland } from '../defineIsland.ts';
import { CaptchaNotice } from '../forms/CaptchaNotice.tsx';
import { readDraft } from '../forms/draft.ts';
import { faultsOf } from '../forms/faultsOf.ts';
import { Honeypot, trapOf } from '../forms/Honeypot.tsx';
import { NativeFields } from '../forms/NativeFields.tsx';
import { SentNotice } from '../forms/SentNotice.tsx';
import { useFormSubmission } from '../forms/useFormSubmission.ts';
import { notify } from '../toasts/notify.ts';
import { useHydrated } from '../useHydrated.ts';
import { ContactFields } from './ContactFields.tsx';
import { ContactProblem } from './ContactProblem.tsx';
import { contactFaultWords } from './contactFaultWords.ts';
import { contactPayload } from './contactPayload.ts';
import { contactSchema } from './contactSchema.ts';
import { emptyContact } from './contactValues.ts';
import { PrefillNote } from './PrefillNote.tsx';
import { readPrefill } from './readPrefill.ts';
import { startingValues } from './startingValues.ts';
import { useSubjects } from './useSubjects.ts';

export type ContactFormProps = {
  /** Where the form is sent, by the browser or by script. */
  endpoint: string;
  captchaScript: string;
  /** Whose captcha it is. */
  captchaProvider: string;
  /** Where the visitor may write when the form fails. */
  email: string;
};

/** What is kept under this name wakes the island (`renderer/hydration/wakeUnasked.ts`). */
const draftKey = 'island:contactForm';

function ContactForm({ endpoint, captchaScript, captchaProvider, email }: ContactFormProps) {
  const { t, i18n } = useTranslation(['contact', 'forms']);
  const hydrated = useHydrated();
  const { subjectOf } = useSubjects();
  /** What the address asked for. */
  const [givenSubject, setGivenSubject] = useState<string>();

  const { state, change, submit } = useFormSubmission({
    empty: emptyContact,
    draftKey,
    endpoint,
    captcha: { src: captchaScript, action: 'contact_form' },
    sentAs: {
      name: 'name',
      email: 'email',
      company: 'company',
      phone: 'phone',
      subject: 'subject',
      message: 'message',
    },
    faultsOf: (values) => faultsOf(contactSchema.safeParse(values).error?.issues),
    payloadOf: contactPayload,
    startingValues() {
      const prefill = readPrefill(location.search);
      setGivenSubject(prefill && subjectOf(prefill.subject));
      return startingValues({
        query: location.search,
        draft: readDraft(draftKey),
        subjectOf,
        greetingFor: (profile) => t('prefill.greeting', { profile }),
      });
    },
    onRefused(problem, faults) {
      if (problem === 'failed') {
        notify({ title: t('toasts.error.title'), description: t('toasts.error.text'), tone: 'destructive' });
      } else if (faults.privacy) {
        notify({
          title: t('toasts.privacyRequired.title'),
          description: t('toasts.privacyRequired.text'),
          tone: 'destructive',
        });
      }
    },
    onSent() {
      setGivenSubject(undefined);
      notify({ title: t('toasts.success.title'), description: t('toasts.success.text') });
    },
  });
  const sending = state.stage === 'sending';

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(trapOf(event.currentTarget));
  }

  return (
    <div className="rounded-panel border border-line bg-card">
      <PrefillNote prefilled={givenSubject !== undefined} />
      <form
        action={endpoint}
        method="post"
        noValidate={hydrated}
        onSubmit={onSubmit}
        className="grid gap-6 p-5 md:p-8"
      >
        <ContactProblem state={state} email={email} />
        {state.stage === 'sent' && (
          <SentNotice title={t('toasts.success.title')} text={t('toasts.success.text')} />
        )}
        <div className="grid gap-2">
          <p className="text-sm">{t('form.required')}</p>
          <CaptchaNotice provider={captchaProvider} />
        </div>
        <ContactFields
          givenSubject={givenSubject}
          controls={{
            idPrefix: 'contact',
            errorOf: (field) => contactFaultWords(t, i18n.language, field, state.faults[field]),
            live: { values: state.values, change, sending },
          }}
        />
        <Honeypot />
        <NativeFields next="/contact/sent" />
        <div>
          <Button type="submit" variant="hero" size="lg" disabled={sending} className="w-full sm:w-auto">
            {sending && <Spinner />}
            {sending ? t('form.sending') : t('form.submit')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/**
 * Why does this need to be an island? It says what is wrong beside each field, asks the captcha, and sends without
 * leaving the page. Without its code the same form is sent by the browser.
 */
export const island = defineIsland({ Component: ContactForm, words: ['contact', 'forms'] });
