import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import type { FormState } from '../forms/formState.ts';
import { MailInstead } from '../forms/MailInstead.tsx';
import { contactFaultWords } from './contactFaultWords.ts';
import { contactMail } from './contactMail.ts';
import { type ContactField, type ContactValues, emptyContact } from './contactValues.ts';
import { useSubjects } from './useSubjects.ts';

const fields = Object.keys(emptyContact) as ContactField[];

interface ContactProblemProps {
  state: FormState<ContactValues>;
  /** Where the visitor may write instead. */
  email: string;
}

/** Why the message has not gone, and what the visitor can do about it. */
export function ContactProblem({ state, email }: ContactProblemProps) {
  const { t, i18n } = useTranslation(['contact', 'forms']);
  const { titleOf } = useSubjects();
  const { problem, faults, refusals, values } = state;
  if (!problem) return null;

  const errors = fields.flatMap((field) => {
    const text = contactFaultWords(t, i18n.language, field, faults[field]);
    return text ? [{ controlId: `contact-${field}`, text }] : [];
  });
  const words =
    errors.length > 0
      ? { title: t('errorSummary.title'), text: t('errorSummary.lead') }
      : problem === 'offline'
        ? { title: t('forms:offline.title'), text: t('forms:offline.text') }
        : { title: t('errorSummary.title'), text: t('toasts.error.text') };
  const mailSubject = t('mailSubject', { subject: titleOf(values.subject) });
  return (
    <ErrorSummary key={refusals} id="contact-problem" {...words} errors={errors}>
      {problem !== 'faults' && <MailInstead href={contactMail(email, mailSubject, values)} />}
    </ErrorSummary>
  );
}
