import { thirdParties } from '../../../content/thirdParties.ts';
import type { ConsentedTool } from './followConsent.ts';

/**
 * Marks the place where `followConsent.ts` loads third parties. The address of a script is not in an attribute that a browser would
 * fetch.
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
