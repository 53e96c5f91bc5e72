import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { loadSettings } from './scripts/settings.ts';

/** Unit tests expect the addresses of a site whose first language is French (`/careers`, `/en/careers`), whatever the site's own is. */
const frenchFirst: Plugin = {
  name: 'french-first',
  transform: (code, id) =>
    id.endsWith('/content/languageList.ts')
      ? code.replace(/(defaultLanguage = )(['"])\w+\2/, "$1'fr'")
      : undefined,
};

// West of Greenwich, without summer time: a day that is written in the zone of the machine is the day before.
process.env.TZ = 'America/Phoenix';

// Apart from vite.config.ts: tests read the project's modules and need neither Vike nor the stylesheet.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [frenchFirst],
        define: { PUBLIC_SETTINGS: JSON.stringify(loadSettings().public), CONSENT_VERSION: '"tested"' },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Files share the modules that they import: loading these took longer than the tests. A test undoes what it stubs.
          pool: 'threads',
          isolate: false,
          // vitest would leave one core to itself, which has little to do meanwhile.
          maxWorkers: 2,
          // vitest asks projects with different numbers of workers to take turns.
          sequence: { groupOrder: 1 },
          // One test checks the whole project, beside the compiler and the linter.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/{hosts,site}/**/*.test.ts'],
          exclude: ['tests/site/scripts/**'],
          globalSetup: 'tests/site/requireBuild.ts',
          // Files share the documents, which are read and taken apart when the first test asks: a second worker would do it again.
          pool: 'threads',
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/site/requireBuild.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'build-failures',
          include: ['tests/site/scripts/**/*.test.ts'],
          // The builds run in processes of their own, and a test that waits for one has nothing to do.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
