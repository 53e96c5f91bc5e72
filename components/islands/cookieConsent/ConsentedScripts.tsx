import { publicSettings } from '../../../content/publicSettings.ts';
import { thirdParties } from '../../../content/thirdParties.ts';
import type { ConsentedTool } from './followConsent.ts';

/** What `followConsent.ts` starts, on a page of that folder. No address is where a browser would look for it before. */
export function ConsentedScripts({ kind }: { kind: string }) {
  const waiting: ConsentedTool[] = thirdParties.map(
    ({ name, provider, purpose, source, ...needed }) => needed,
  );
  if (publicSettings.vitalsUrl) waiting.push({ category: 'analytics', stores: [] });
  if (waiting.length === 0) return null;
  return <template data-script="followConsent" data-kind={kind} data-waiting={JSON.stringify(waiting)} />;
}
