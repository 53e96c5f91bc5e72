import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { loadSettings } from './scripts/settings.ts';

/** Unit tests expect that French URLs have no prefix (`/careers`), even if a site has another source language. */
const frenchFirst: Plugin = {
  name: 'french-first',
  transform: (code, id) =>
    id.endsWith('/content/languageList.ts')
      ? code.replace(/(defaultLanguage = )(['"])\w+\2/, "$1'fr'")
      : undefined,
};

// This time zone is behind UTC and has no summer time. If code formats a UTC date in the local time zone, it gets the day before.
process.env.TZ = 'America/Phoenix';

// This configuration does not use vite.config.ts, because tests do not need Vike or the stylesheet.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [frenchFirst],
        define: { PUBLIC_SETTINGS: JSON.stringify(loadSettings().public), CONSENT_VERSION: '"tested"' },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Test files share imported modules, because importing them takes longer than the tests. So a test must restore its stubs.
          pool: 'threads',
          isolate: false,
          // The default is one worker less than there are cores. The main process needs little time, so two workers are faster.
          maxWorkers: 2,
          // Projects with different numbers of workers must run one after the other (vitest, `groupOrder`).
          sequence: { groupOrder: 1 },
          // One test checks the whole project, and `npm test` runs the compiler and the linter at the same time.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/{hosts,site}/**/*.test.ts'],
          exclude: ['tests/site/scripts/**'],
          globalSetup: 'tests/site/requireBuild.ts',
          // Test files share the parsed documents of the site. A second worker would parse them again.
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
          // Each build runs in its own process, so two tests can wait for their builds at the same time.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
