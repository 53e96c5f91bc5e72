import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asSentences } from '../../../renderer/i18n/asSentences.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { mailPath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import type { FormValues } from './createForm.ts';
import { mailtoLink } from './mailtoLink.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import type { FormSubmission } from './useFormSubmission.ts';
import { useFormTexts } from './useFormTexts.ts';

interface FormProblemProps {
  submission: FormSubmission;
  /** The title and text for fields with errors (`errors`), and for a failure of unknown cause (`failed`). */
  texts: Record<'errors' | 'failed', { title: string; text?: string }>;
  /** @returns the subject of the e-mail that the visitor may send instead */
  mailSubject: (values: FormValues) => string;
}

/** Explains why a form was not sent and what to do: correct it, send it later, or e-mail it. Takes the focus (GOV.UK "Error summary"). */
export function FormProblem({ submission, texts, mailSubject }: FormProblemProps) {
  const { form, idPrefix, email, state, connection } = submission;
  const { problem, errors, waitSeconds, failureCount } = state;
  const { t } = useTranslation('forms');
  const { errorOf, labelOf, optionsOf, waitOf } = useFormTexts(form.definition);
  const summary = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves at each failure, even if the text stays the same.
  useEffect(() => summary.current?.focus(), [failureCount]);
  useErrorTitle(problem !== undefined, t('titlePrefix'));
  if (!problem) {
    return null;
  }

  // The service may report field errors that the browser has not found. The summary then shows these errors, and also the link to e-mail.
  const invalid = Object.keys(form.empty).filter((field) => errors[field]);
  const all = {
    ...texts,
    offline: { title: t('offline.title'), text: t('offline.text') },
    late: { title: t('late.title'), text: t('late.text') },
    busy: { title: t('busy.title'), text: t('busy.text', { time: waitOf(waitSeconds) }) },
  };
  const { title, text } = all[invalid.length > 0 ? 'errors' : problem];
  const lineOf = (field: string, value: string) => {
    const label = labelOf(field);
    const shownValue = optionsOf(field)[value] ?? value;
    // An e-mail has no `dir`, so the value is put between directional isolates if the line has Hebrew or Arabic letters (UAX #9).
    const isMixed = /[\u0590-\u08ff]/.test(label + shownValue);
    return t('mailto.line', { label, value: isMixed ? `\u2068${shownValue}\u2069` : shownValue });
  };
  const mailLink = () => {
    const values = submission.values();
    return mailtoLink({ to: email, subject: mailSubject(values), body: form.mailOf(values, lineOf) });
  };
  return (
    <section
      // A new key creates a new element at each failure: an element that already has the focus would not be announced again.
      key={failureCount}
      ref={summary}
      tabIndex={-1}
      aria-labelledby={`${idPrefix}-problem-title`}
      // With this description, a screen reader reads the whole summary when the focus moves to it.
      aria-description={
        invalid.length > 0
          ? t('points', {
              count: invalid.length,
              points: asSentences(invalid.map((field) => errorOf(field, errors[field]) ?? '')),
            })
          : text
      }
      className="rounded-control border-2 border-alert bg-alert-soft p-5"
    >
      <h3 id={`${idPrefix}-problem-title`} className="text-h4">
        {title}
      </h3>
      {text && <p className="mt-1">{text}</p>}
      {invalid.length > 0 && (
        <ul className="mt-3 grid grid-cols-1 gap-1">
          {invalid.map((field) => (
            <li key={field}>
              <a
                href={`#${idPrefix}-${field}`}
                onClick={focusControl}
                className="inline-block font-semibold text-alert underline underline-offset-4 hover:decoration-2 pointer-coarse:py-2.5"
              >
                {errorOf(field, errors[field])}
              </a>
            </li>
          ))}
        </ul>
      )}
      {problem === 'offline' && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {/* The negative margin cancels the gap that an empty paragraph would add. */}
          <p aria-live="polite" className="empty:-me-3">
            {connection.waits && t('offline.waiting')}
          </p>
          <Button variant="outline" onClick={connection.waits ? connection.stop : connection.wait}>
            {connection.waits ? t('offline.stop') : t('offline.later')}
          </Button>
        </div>
      )}
      {problem !== 'errors' && (
        <div className="mt-4 border-t border-alert/30 pt-4">
          <p className="mb-3">{t('mailto.text')}</p>
          <a
            href={mailLink()}
            // The fields may have changed since the link was rendered.
            onClick={(event) => {
              event.currentTarget.href = mailLink();
            }}
            className={buttonClass('outline')}
          >
            <LineIcon path={mailPath} className="size-4" />
            {t('mailto.link')}
          </a>
        </div>
      )}
    </section>
  );
}

/** Focuses the control that a link refers to and scrolls its label into view, without changing the fragment of the URL. */
function focusControl(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) {
    return;
  }
  event.preventDefault();
  (control.closest('[data-field]') ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}
