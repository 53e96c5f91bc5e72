import { useTranslation } from 'react-i18next';
import { longestMessage } from './contactSchema.ts';

/** From how many characters before the end the count is worth a line. */
const threshold = 1000;

/** How much of the message's room is left, once that matters (GOV.UK character count, with a threshold). */
export function MessageLength({ length }: { length: number }) {
  const { t } = useTranslation('contact');
  const count = longestMessage - length;
  return (
    <p aria-live="polite" className="mt-1.5 text-sm text-muted">
      {count <= threshold && t('form.fields.message.remaining', { count: Math.max(count, 0) })}
    </p>
  );
}
