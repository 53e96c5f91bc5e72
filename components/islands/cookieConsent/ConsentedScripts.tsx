import { thirdParties } from '../../../content/thirdParties.ts';
import type { ConsentedTool } from './followConsent.ts';

/** Passes the third-party scripts, as data, to `followConsent.ts`, which loads them once the visitor consents. */
export function ConsentedScripts() {
  const waiting: ConsentedTool[] = thirdParties.map(
    ({ category, stores, settings, scripts, attributes, policy }) => ({
      category,
      stores,
      settings,
      scripts,
      attributes,
      policy,
    }),
  );
  if (waiting.length === 0) {
    return null;
  }
  return <template data-script="followConsent" data-waiting={JSON.stringify(waiting)} />;
}
