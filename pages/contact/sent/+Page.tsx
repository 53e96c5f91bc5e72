import { MessageSent } from './MessageSent.tsx';

export function Page() {
  return <MessageSent />;
}
