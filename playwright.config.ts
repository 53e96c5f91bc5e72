import { defineConfig } from 'playwright/test';
import { findChromium } from './scripts/test/programs.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
/** Its tests follow each other in one worker: started last, it would leave the other worker without work. */
const serialFile = '**/development.spec.ts';

/** Specs that repeat one check many times. `npm test all` sets TEST_ALL, and runs them too. */
const leftOut = process.env.TEST_ALL ? [] : ['**/{faults,inPieces,slow}.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A machine that does other work at the same time may miss a deadline once; a fault fails twice, and a flake is named in the report.
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
    // Machines of a forge have no graphics card.
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
