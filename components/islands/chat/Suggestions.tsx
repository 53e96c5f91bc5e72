import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { SuggestionSet } from './suggestionsFor.ts';

interface SuggestionsProps {
  set: SuggestionSet;
  onAsk: (question: string) => void;
}

/** Lists questions that a visitor may ask. They are in the pre-rendered HTML, so nobody waits for them. */
export function Suggestions({ set, onAsk }: SuggestionsProps) {
  const { t } = useTranslation('chatbot');
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
