import { Island } from '../../../renderer/islands/Island.tsx';
import { island as chat } from './Chat.tsx';
import { suggestionsFor } from './suggestionsFor.ts';

/** The assistant, which every page has, with suggestions that suit the page. */
export function ChatAssistant({ path }: { path: string }) {
  return <Island of={chat} when="interaction" props={{ suggestions: suggestionsFor(path) }} />;
}
