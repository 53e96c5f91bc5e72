import { PrivacyPolicy } from './PrivacyPolicy.tsx';

export function Page() {
  return <PrivacyPolicy />;
}
