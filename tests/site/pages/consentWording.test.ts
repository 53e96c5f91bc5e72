import { describe, expect, test } from 'vitest';
import { urlOf } from '../../../content/languages.ts';
import { promises } from '../../../content/promises.ts';
import { promiseTexts } from '../../../renderer/i18n/promiseTexts.ts';
import { hasLanguage } from '../../hasLanguage.ts';
import { wordsOf } from '../../wordsOf.ts';
import { pageAt } from '../builtSite.ts';

const forms = [
  { path: '/contact', section: '#contact-form', time: 'contactDataTime', retained: /contact/ },
  { path: '/community', section: '#community-form', time: 'communityDataTime', retained: /commun/ },
];

/** What a box to tick says of its visitor, as the policy says it to them. */
const spoken = {
  fr: {
    purpose: /traiter (?:ma|votre) (demande(?: d’adhésion)?)/,
    withdrawal: /retirer .*à tout moment/,
    deletion: /sont alors effacées/,
  },
  en: {
    purpose: /handle (?:my|your) (request(?: to join)?)/,
    withdrawal: /withdraw .*at any time/,
    deletion: /is then deleted|are then deleted/,
  },
};

const known = Object.entries(spoken).filter(([code]) => hasLanguage(code));

describe.each(known)('in %s', (language, { purpose, withdrawal, deletion }) => {
  test.each(forms)(
    'the consent of $path agrees with the privacy policy',
    ({ path, section, time, retained }) => {
      const consent = pageAt(urlOf(language, path)).text('form:has(input[id$=privacy])');
      const privacyPolicy = pageAt(urlOf(language, '/privacy-policy'));
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
