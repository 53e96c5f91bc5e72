import { namedSpecimens } from '../../../renderer/i18n/namedFacts.ts';

/** The specimen that shows each reason, by the key of the reason in `about.json`. */
const specimens: Readonly<Record<string, string>> = {
  evidence: 'defectReport',
  independence: 'traceability',
  ownership: 'quoteDocument',
  risk: 'testPlan',
  proximity: 'testReport',
};

/** @returns the specimen that a visitor opens under a reason; undefined where the site does not show it */
export function documentOf(reason: string) {
  return namedSpecimens.find(({ key }) => key === specimens[reason]);
}
