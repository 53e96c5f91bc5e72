import { defineConfig } from 'playwright/test';
import { findChromium } from './scripts/test/programs.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
/** The tests in this file run one after the other. The file starts first, so that the second worker runs the other tests meanwhile. */
const serialFile = '**/development.spec.ts';

/** Tests that repeat one check many times. Only `npm test all` runs them: it sets TEST_ALL. */
const leftOut = process.env.TEST_ALL ? [] : ['**/{faults,inPieces,slow}.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A busy CI machine may exceed a timeout once. A real error fails twice. The report lists tests that failed only once.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Projects are started in this order.
  projects: [
    { name: 'serial', testMatch: serialFile },
    { name: 'parallel', testIgnore: [serialFile, ...leftOut] },
  ],
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'fr-FR',
    // CI machines have no GPU.
    launchOptions: { executablePath: findChromium(), args: ['--disable-gpu'] },
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node --import tsx tests/e2e/serveForTests.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
