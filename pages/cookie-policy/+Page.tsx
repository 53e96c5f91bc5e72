import { CookiePolicy } from './CookiePolicy.tsx';

export function Page() {
  return <CookiePolicy />;
}
