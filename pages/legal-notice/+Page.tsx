import { LegalNotice } from './LegalNotice.tsx';

export function Page() {
  return <LegalNotice />;
}
