import { TermsOfService } from './TermsOfService.tsx';

export function Page() {
  return <TermsOfService />;
}
