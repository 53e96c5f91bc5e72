import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorOf } from '../../../content/forms/fieldErrorOf.ts';
import { urlOf } from '../../../content/languages.ts';
import { useUrlLanguage } from '../../../renderer/i18n/urlLanguage.ts';
import { defineIsland } from '../../../renderer/islands/defineIsland.ts';
import { ScriptedForm } from '../../../renderer/islands/ScriptedForm.tsx';
import { useHydrated } from '../../../renderer/islands/useHydrated.ts';
import { Button } from '../../ui/Button.tsx';
import { circleAlertPath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { announceAgain, StatusMessage } from '../../ui/StatusMessage.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useErrorTitle } from '../forms/useErrorTitle.ts';
import { useNotify } from '../toasts/notify.ts';

/** How long the form pretends to send, in milliseconds (specification, section 9). Nothing is sent. */
const sendingMs = 1500;

function Newsletter() {
  const { t } = useTranslation('newsletter');
  const urlLanguage = useUrlLanguage();
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'missing' | 'malformed'>();
  /** The number of failed submissions. The error is announced each time this number changes. */
  const [failureCount, setFailureCount] = useState(0);
  /** True from a failure until the focus leaves the field. Meanwhile, a status announces the error (decision 030, "A field's error"). */
  const [isAnnounced, setIsAnnounced] = useState(false);
  const [sending, setSending] = useState(false);
  const hydrated = useHydrated();
  useErrorTitle(problem !== undefined, t('titlePrefix'));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) {
      return;
    }
    const errorKind = errorIn(field.current);
    setProblem(errorKind && (errorKind === 'required' ? 'missing' : 'malformed'));
    if (errorKind) {
      setFailureCount(failureCount + 1);
      setIsAnnounced(true);
      field.current?.focus();
      return;
    }
    setSending(true);
    setTimeout(() => {
      setSending(false);
      form.reset();
      notify({ title: t('toast.title'), description: t('toast.description') });
    }, sendingMs);
  }

  return (
    // Without scripts the form opens the contact page. The e-mail field has no name, so the e-mail address is never in a URL.
    <ScriptedForm action={urlOf(urlLanguage, '/contact')} onSubmit={submit} className="mt-6 max-w-narrow">
      <input type="hidden" name="subject" value={t('label')} />
      <label htmlFor="newsletter-email" className="block font-bold">
        {t('label')}
      </label>
      <p id="newsletter-email-help" className="mt-1 mb-2 text-xs text-muted-dark">
        {t('privacy')}
      </p>
      {problem && (
        <p id="newsletter-email-error" className="mb-2 flex gap-2 font-semibold">
          <LineIcon path={circleAlertPath} className="mt-0.5 size-5 shrink-0" />
          <span>{t(`errors.${problem}`)}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <TextInput
          ref={field}
          id="newsletter-email"
          type="email"
          aria-required="true"
          // `FormFields.tsx` explains this and the next attribute.
          required={!hydrated}
          suppressHydrationWarning
          autoComplete="email"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`newsletter-email-help${problem && !isAnnounced ? ' newsletter-email-error' : ''}`}
          onBlur={() => setIsAnnounced(false)}
          onInput={() => problem && !errorIn(field.current) && setProblem(undefined)}
          placeholder={t('placeholder')}
          readOnly={sending}
          // In one row, the field takes nearly all the space. In a row of its own, the button grows to the full width.
          className="min-w-44 flex-[99]"
        />
        <Button type="submit" variant="hero" aria-disabled={sending || undefined} className="grow">
          {sending ? t('sending') : t('subscribe')}
        </Button>
      </div>
      <StatusMessage>
        {sending
          ? t('sending')
          : isAnnounced && problem && announceAgain(t(`errors.${problem}`), failureCount)}
      </StatusMessage>
    </ScriptedForm>
  );
}

function errorIn(field: HTMLInputElement | null) {
  return fieldErrorOf({ type: 'email', required: true }, field?.value);
}

/** Why does this need to be an island? It checks the e-mail address and confirms without leaving the page. */
export const island = defineIsland({ name: 'newsletter', Component: Newsletter, namespaces: ['newsletter'] });
