import { describe, expect, test } from 'vitest';
import { promises } from '../../../content/promises.ts';
import { promiseTexts } from '../../../renderer/i18n/promiseTexts.ts';
import { wordsOf } from '../../wordsOf.ts';
import { pageAt } from '../builtSite.ts';

const forms = [
  { path: '/contact', section: '#contact-form', time: 'contactDataTime', retained: /contact/ },
  { path: '/community', section: '#community-form', time: 'communityDataTime', retained: /commun/ },
];

/** What a box to tick says of its visitor, as the policy says it to them. */
const spoken = {
  fr: {
    prefix: '',
    purpose: /traiter (?:ma|votre) (demande(?: d’adhésion)?)/,
    withdrawal: /retirer .*à tout moment/,
    deletion: /sont alors effacées/,
  },
  en: {
    prefix: '/en',
    purpose: /handle (?:my|your) (request(?: to join)?)/,
    withdrawal: /withdraw .*at any time/,
    deletion: /is then deleted|are then deleted/,
  },
};

describe.each(Object.entries(spoken))('in %s', (language, { prefix, purpose, withdrawal, deletion }) => {
  test.each(forms)(
    'the consent of $path agrees with the privacy policy',
    ({ path, section, time, retained }) => {
      const consent = pageAt(prefix + path).text('form:has(input[id$=privacy])');
      const privacyPolicy = pageAt(`${prefix}/privacy-policy`);
      const policy = privacyPolicy.text(section);
      expect(purpose.exec(consent)?.[1]).toBeTruthy();
      expect(purpose.exec(policy)?.[1]).toBe(purpose.exec(consent)?.[1]);
      for (const text of [consent, policy]) {
        expect(text).toMatch(withdrawal);
        expect(text).toMatch(deletion);
      }

      const said = promiseTexts(language, promises, wordsOf(language, 'promises'));
      const kept = said[time]?.replaceAll('\u00a0', ' ') ?? '';
      expect(consent).toContain(kept);
      expect(privacyPolicy.texts('#retention li').find((item) => retained.test(item))).toContain(kept);
    },
  );
});
