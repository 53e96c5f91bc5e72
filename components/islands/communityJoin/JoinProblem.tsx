import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import type { FormState } from '../forms/formState.ts';
import { MailInstead } from '../forms/MailInstead.tsx';
import { mailtoLink } from '../forms/mailtoLink.ts';
import { joinFaultWords } from './joinFaultWords.ts';
import { emptyJoin, type JoinField, type JoinValues } from './joinValues.ts';

const fields = Object.keys(emptyJoin) as JoinField[];

interface JoinProblemProps {
  state: FormState<JoinValues>;
  /** Where the visitor may write instead. */
  email: string;
}

/** Why the request has not gone, and what the visitor can do about it. */
export function JoinProblem({ state, email }: JoinProblemProps) {
  const { t, i18n } = useTranslation(['community', 'forms']);
  const { problem, faults, refusals, values } = state;
  if (!problem) return null;

  const errors = fields.flatMap((field) => {
    const text = joinFaultWords(t, i18n.language, field, faults[field]);
    return text ? [{ controlId: `join-${field}`, text }] : [];
  });
  const words =
    errors.length > 0
      ? { title: t('dialog.errors.summaryTitle') }
      : problem === 'offline'
        ? { title: t('forms:offline.title'), text: t('forms:offline.text') }
        : {
            title: t('dialog.errors.failedTitle'),
            text: t('dialog.errors.failedMessage', { email }),
          };
  const { name, company, role, profile } = values;
  const signature = [name, role, company, values.email].filter(Boolean).join('\n');
  const mail = mailtoLink({
    to: email,
    subject: t('dialog.emailSubject'),
    body: [profile, signature].filter(Boolean).join('\n\n'),
  });
  return (
    <ErrorSummary key={refusals} id="join-problem" {...words} errors={errors}>
      {problem !== 'faults' && <MailInstead href={mail} />}
    </ErrorSummary>
  );
}
