import { Island } from '../Island.tsx';
import { suggestionsFor } from './suggestionsFor.ts';

/** The assistant on every page, with the questions that suit it. */
export function ChatAssistant({ path }: { path: string }) {
  return <Island name="chat" when="interaction" props={{ suggestions: suggestionsFor(path) }} />;
}
