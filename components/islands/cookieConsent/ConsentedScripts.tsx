import { thirdParties } from '../../../content/thirdParties.ts';
import type { ConsentedTool } from './followConsent.ts';

/**
 * Lists the scripts that wait for consent, for `followConsent.ts`. They are data of a `<template>`, which a browser does not fetch.
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
