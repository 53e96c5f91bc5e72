import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { defineIsland } from '../island.ts';
import { notify } from '../toasts/notify.ts';

/** How long the form pretends to work, in milliseconds. Nothing is sent. */
const delay = 1500;

function Newsletter() {
  const { t } = useTranslation('newsletter');
  const [email, setEmail] = useState('');
  const [sending, setSending] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!email || sending) return;
    setSending(true);
    setTimeout(() => {
      setSending(false);
      setEmail('');
      notify({ title: t('toast.title'), description: t('toast.description') });
    }, delay);
  }

  return (
    <form onSubmit={submit} className="mt-6 max-w-narrow">
      <label htmlFor="newsletter-email" className="block font-bold">
        {t('label')}
      </label>
      <p id="newsletter-privacy" className="mt-1 mb-2 text-xs text-muted-dark">
        {t('privacy')}
      </p>
      <div className="flex">
        <TextInput
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          aria-describedby="newsletter-privacy"
          placeholder={t('placeholder')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className="rounded-e-none"
        />
        <Button type="submit" variant="hero" disabled={sending} className="rounded-s-none">
          {sending ? t('sending') : t('subscribe')}
        </Button>
      </div>
    </form>
  );
}

/** Why does this need to be an island? It confirms without leaving the page. */
export const island = defineIsland({ Component: Newsletter, words: ['newsletter'] });
