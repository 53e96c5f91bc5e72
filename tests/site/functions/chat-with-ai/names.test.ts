import { describe, expect, test } from 'vitest';
import { urlOf } from '../../../../content/languages.ts';
import { allOffices } from '../../../../content/offices.ts';
import { createAnswerer } from '../../../../functions/chat-with-ai/answer/createAnswerer.ts';
import { loadChatKnowledge } from '../../../../scripts/serve/createLocalServices.ts';
import { functionsFolder } from '../../../../scripts/siteFolder.ts';

describe.each(await loadChatKnowledge(functionsFolder))('a name as a question in $language', (known) => {
  const answer = createAnswerer(known, () => new Date());
  const { names, offices } = known.content;

  test.each(Object.entries(names).flatMap(([page, all]) => all.map((name) => [name, page])))(
    '%s is answered by %s',
    (name, page) => {
      const { text, source } = answer(name);
      expect(source).toBe('pages');
      expect(text.split(/[(#)]/)).toContain(urlOf(known.language, page).split('#')[0]);
    },
  );

  test.each(offices.map(({ city }, index) => [city, allOffices[index]?.email ?? '']))(
    'the office in %s is answered with %s',
    (city, email) => {
      const { text, source } = answer(city);
      expect(source).toBe('content');
      expect(text).toContain(email);
    },
  );
});
