import { Island } from '../../../renderer/islands/Island.tsx';
import { island as chat } from './Chat.island.tsx';
import { suggestionsFor } from './suggestionsFor.ts';

/** The assistant on every page, with the questions that suit it. */
export function ChatAssistant({ path }: { path: string }) {
  return <Island of={chat} when="interaction" props={{ suggestions: suggestionsFor(path) }} />;
}
