import { company } from '../../content/company.ts';
import { suggestionsFor } from '../islands/chat/suggestionsFor.ts';
import { Island } from '../islands/Island.tsx';

const contact = { phone: company.phone, email: company.email, address: 'Neuilly Sur Seine, France' };

/** The assistant on every page, with the company's facts and the services' address. */
export function ChatAssistant({ path }: { path: string }) {
  return (
    <Island
      name="chat"
      when="interaction"
      props={{
        contact,
        suggestions: suggestionsFor(path),
      }}
    />
  );
}
