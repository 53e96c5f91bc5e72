import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactSubjects } from '../../../content/contactSubjects.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { readDraft } from '../forms/draft.ts';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { faultsOf } from '../forms/faultsOf.ts';
import { Honeypot, trapOf } from '../forms/Honeypot.tsx';
import { MailInstead } from '../forms/MailInstead.tsx';
import { mailtoLink } from '../forms/mailtoLink.ts';
import { NativeFields } from '../forms/NativeFields.tsx';
import { SentNotice } from '../forms/SentNotice.tsx';
import { useFormSubmission } from '../forms/useFormSubmission.ts';
import { useIsAwake } from '../forms/useIsAwake.ts';
import { defineIsland } from '../island.ts';
import { notify } from '../toasts/notify.ts';
import { ContactFields } from './ContactFields.tsx';
import { contactFaultWords } from './contactFaultWords.ts';
import { contactPayload } from './contactPayload.ts';
import { contactSchema } from './contactSchema.ts';
import { type ContactField, emptyContact } from './contactValues.ts';
import { PrefillNote } from './PrefillNote.tsx';
import { readPrefill } from './readPrefill.ts';
import { startingValues } from './startingValues.ts';

export type ContactFormProps = {
  /** Where the form is sent, by the browser or by script. */
  endpoint: string;
  captchaScript: string;
  /** Whose captcha it is. */
  captchaProvider: string;
  /** Where the visitor may write when the form fails. */
  email: string;
};

/** The loader wakes an island that keeps something under this key (renderer/islands/loader.ts). */
const draftKey = 'island:contactForm';

const fields = Object.keys(emptyContact) as ContactField[];

function ContactForm({ endpoint, captchaScript, captchaProvider, email }: ContactFormProps) {
  const { t, i18n } = useTranslation(['contact', 'forms']);
  const isAwake = useIsAwake();
  const [givenSubject, setGivenSubject] = useState<string>();

  const subjects = contactSubjects.map(({ value, key }) => ({ value, title: t(`subjects.${key}`) }));
  const valueOf = (title: string) => subjects.find((each) => each.title === title)?.value ?? title;
  const titleOf = (value: string) => subjects.find((each) => each.value === value)?.title ?? value;

  const { state, change, submit } = useFormSubmission({
    empty: emptyContact,
    draftKey,
    endpoint,
    captcha: { src: captchaScript, action: 'contact_form' },
    sentAs: { name: 'name', email: 'email', company: 'company', phone: 'phone', subject: 'subject', message: 'message' },
    faultsOf: (values) => faultsOf<ContactField>(contactSchema.safeParse(values).error?.issues),
    payloadOf: contactPayload,
    startingValues() {
      setGivenSubject(readPrefill(location.search)?.subject);
      return startingValues({
        query: location.search,
        draft: readDraft(draftKey),
        valueOf,
        greetingFor: (profile) => t('prefill.greeting', { profile }),
      });
    },
    onRefused(problem, faults) {
      if (problem === 'failed')
        notify({ title: t('toasts.error.title'), description: t('toasts.error.text'), tone: 'destructive' });
      if (faults.privacy)
        notify({
          title: t('toasts.privacyRequired.title'),
          description: t('toasts.privacyRequired.text'),
          tone: 'destructive',
        });
    },
    onSent() {
      setGivenSubject(undefined);
      notify({ title: t('toasts.success.title'), description: t('toasts.success.text') });
    },
  });

  const { values, faults, problem, refusals, stage } = state;
  const sending = stage === 'sending';
  const errorOf = (field: ContactField) => {
    const fault = faults[field];
    return fault && contactFaultWords(t, i18n.language, field, fault);
  };
  const errors = fields.flatMap((field) => {
    const text = errorOf(field);
    return text ? [{ controlId: `contact-${field}`, text }] : [];
  });
  const extraSubject = [values.subject, givenSubject].find((value) => value && titleOf(value) === value && valueOf(value) === value && !subjects.some((each) => each.value === value));

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(trapOf(event.currentTarget));
  }

  return null;
}

export const island = defineIsland({ Component: ContactForm, words: ['contact', 'forms'] });
