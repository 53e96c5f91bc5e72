import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../useHydrated.ts';
import type { SuggestionSet } from './suggestionsFor.ts';

interface SuggestionsProps {
  set: SuggestionSet;
  onAsk: (question: string) => void;
}

/** What a visitor may ask. It comes with the code that can send it. */
export function Suggestions({ set, onAsk }: SuggestionsProps) {
  const { t } = useTranslation('chatbot');
  if (!useHydrated()) return null;
  return (
    <ul aria-label={t('suggestionsLabel')} className="flex flex-col items-start gap-2">
      {t(`suggestions.${set}`, { returnObjects: true }).map((question) => (
        <li key={question}>
          <Button variant="secondary" size="sm" onClick={() => onAsk(question)} className="text-start">
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
