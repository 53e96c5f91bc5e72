import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactFormDefinition } from '../../../content/forms/contactFormDefinition.ts';
import { contactDraftKey } from '../../../content/storedItems.ts';
import { defineIsland } from '../../../renderer/islands/defineIsland.ts';
import { ScriptedForm } from '../../../renderer/islands/ScriptedForm.tsx';
import { useLongWait } from '../../../renderer/islands/useLongWait.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Spinner } from '../../ui/LineIcon.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import { createForm } from '../forms/createForm.ts';
import { FormFields } from '../forms/FormFields.tsx';
import { FormProblem } from '../forms/FormProblem.tsx';
import { ServiceFields } from '../forms/ServiceFields.tsx';
import { type FormService, useFormSubmission } from '../forms/useFormSubmission.ts';
import { useFormTexts } from '../forms/useFormTexts.ts';
import { type Prefill, readPrefill, startingTexts } from './prefill.ts';

const form = createForm(contactFormDefinition);

/** `hasConsultants` is true if this site has the page `/consultants`. */
type ContactFormProps = FormService & { hasConsultants: boolean };

/** The time in milliseconds that Orca needs in Chromium to announce the new value of a `<select>` (decision 030). */
const afterFillingMs = 400;

function ContactForm({ hasConsultants, ...service }: ContactFormProps) {
  const { t } = useTranslation(['contact', 'forms']);
  const subjects = Object.entries(useFormTexts(contactFormDefinition).optionsOf('subject'));
  const subjectOf = ({ option, subject }: Prefill) =>
    option ?? subjects.find(([, label]) => label === subject)?.[0] ?? subject;
  /** The request in the query of the URL; undefined if the query has none, or once the form is sent. */
  const [prefill, setPrefill] = useState<Prefill>();
  const prefilledSubject = prefill && subjectOf(prefill);

  const submission = useFormSubmission({
    form,
    idPrefix: 'contact',
    service,
    draftKey: contactDraftKey,
    startingTexts(draft) {
      setPrefill(readPrefill(location.search));
      const openingOf = ({ opening, subject }: Prefill) =>
        opening ? t(`prefill.openings.${opening}`, { subject }) : '';
      return startingTexts({ query: location.search, draft, subjectOf, openingOf });
    },
    onSent: () => setPrefill(undefined),
  });
  const { state } = submission;
  const banner = useRef<HTMLDivElement>(null);
  // The banner is focused after a delay, because Orca first announces the prefilled `<select>`. If the focus is in a field, it stays there.
  useEffect(() => {
    if (!prefill) {
      return;
    }
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) {
        banner.current?.focus({ preventScroll: true });
      }
    }, afterFillingMs);
    return () => clearTimeout(timer);
  }, [prefill]);
  const sending = state.stage === 'sending';
  const isLongWait = useLongWait(sending);

  return (
    <div className="rounded-panel border border-line bg-card">
      {/* Both texts are in one grid cell, so nothing moves when the second text, which is shorter, replaces the first. */}
      <div
        className={classNames(
          'grid text-sm *:col-start-1 *:row-start-1',
          (hasConsultants || prefill) && 'border-b border-line px-5 py-3 md:px-8',
        )}
      >
        {hasConsultants && (
          <p className={prefill ? 'invisible' : 'text-muted'}>
            {t('prefill.none')} <TextLink to="/consultants">{t('prefill.consultants')}</TextLink>.
          </p>
        )}
        {/* A group, not a paragraph: in Chromium, Orca reads a focused paragraph twice. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div
          ref={banner}
          role="group"
          aria-labelledby="contact-prefilled"
          tabIndex={-1}
          className="text-accent no-outline"
        >
          <p id="contact-prefilled">{prefill && t(`prefill.banner.${prefill.source}`)}</p>
        </div>
      </div>
      <ScriptedForm
        action={service.endpoint.url}
        method="post"
        {...submission.props}
        className="grid gap-6 p-5 md:p-8"
      >
        <FormProblem
          submission={submission}
          texts={{
            errors: { title: t('errorSummary.title'), text: t('errorSummary.lead') },
            failed: { title: t('errorSummary.title'), text: t('toasts.failed.text') },
          }}
          mailSubject={({ subject }) =>
            t('mailSubject', { subject: subjects.find(([value]) => value === subject)?.[1] ?? subject })
          }
        />
        <div className="grid gap-2">
          <p className="text-sm">{t('form.required')}</p>
          {service.captcha && (
            <p className="max-w-measure text-sm text-muted noscript:hidden">
              {t('forms:captcha', service.captcha)}
            </p>
          )}
        </div>
        <FormFields controls={submission} offered={{ subject: prefilledSubject }}>
          <p className="border-s-2 border-line-strong ps-4 text-sm text-muted">{t('attachment')}</p>
        </FormFields>
        <ServiceFields next="/contact/sent" constants={service.endpoint.alsoSent} />
        <div>
          <Button
            type="submit"
            variant="hero"
            size="lg"
            aria-disabled={sending || undefined}
            className="w-full sm:w-auto"
          >
            {sending && <Spinner />}
            <span>{sending ? t('form.sending') : t('form.submit')}</span>
          </Button>
          <StatusMessage>{isLongWait && t('form.sending')}</StatusMessage>
        </div>
        {state.stage === 'sent' && <SentNotice />}
      </ScriptedForm>
    </div>
  );
}

/** Why does this need to be an island? It stores a draft, shows field errors and sends the message without leaving the page. */
export const island = defineIsland({
  name: 'contactForm',
  Component: ContactForm,
  namespaces: ['contact', 'forms'],
});

/** Confirms beside the button that the form was sent. The button keeps the focus; a toast announces the success to screen readers. */
function SentNotice() {
  const { t } = useTranslation('contact');
  return (
    <div className="flex gap-4 rounded-control border-2 border-accent bg-accent-soft p-5">
      <Verdict result="passed" className="mt-0.5 size-6" />
      <div>
        <h3 className="text-h4">{t('toasts.sent.title')}</h3>
        <p className="mt-1">{t('toasts.sent.text')}</p>
      </div>
    </div>
  );
}
