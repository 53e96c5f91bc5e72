import { thirdParties } from '../../../content/thirdParties.ts';
import type { ConsentedTool } from './followConsent.ts';

/** What `followConsent.ts` starts. No address is where a browser would look for it before. */
export function ConsentedScripts() {
  const waiting: ConsentedTool[] = thirdParties.map(
    ({ name, provider, purpose, source, ...needed }) => needed,
  );
  if (waiting.length === 0) {
    return null;
  }
  return <template data-script="followConsent" data-waiting={JSON.stringify(waiting)} />;
}
