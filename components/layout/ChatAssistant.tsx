import { suggestionsFor } from '../islands/chat/suggestionsFor.ts';
import { Island } from '../islands/Island.tsx';

/** The assistant on every page, with the questions that suit it. */
export function ChatAssistant({ path }: { path: string }) {
  return <Island name="chat" when="interaction" props={{ suggestions: suggestionsFor(path) }} />;
}
