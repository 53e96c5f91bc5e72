import { RequestSent } from './RequestSent.tsx';

export function Page() {
  return <RequestSent />;
}
