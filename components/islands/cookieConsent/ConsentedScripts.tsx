import { thirdParties } from '../../../content/thirdParties.ts';
import type { ConsentedTool } from './followConsent.ts';

/**
 * Passes the third-party scripts to `followConsent.ts`, which loads them once the visitor consents. Here they are data, which no browser
 * fetches; the fields left out are for texts only.
 */
export function ConsentedScripts() {
  const waiting: ConsentedTool[] = thirdParties.map(
    ({ name, provider, purpose, source, ...needed }) => needed,
  );
  if (waiting.length === 0) {
    return null;
  }
  return <template data-script="followConsent" data-waiting={JSON.stringify(waiting)} />;
}
