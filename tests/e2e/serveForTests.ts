import { mkdirSync, rmSync } from 'node:fs';
import { backendPaths, createBackend } from '../../scripts/serve/createBackend.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { loadChatFunction } from '../../scripts/serve/loadChatFunction.ts';
import { createSiteServer } from '../../scripts/serve/siteServer.ts';
import { openSubmissionLog } from '../../scripts/serve/submissions/openSubmissionLog.ts';
import { functionsFolder, siteFolder } from '../../scripts/siteFolder.ts';
import { submissionsFolder } from './submissionsFolder.ts';

// The served build and the real local services, with a folder of their own and without the flood limit: all tests have one address.
rmSync(submissionsFolder, { recursive: true, force: true });
mkdirSync(submissionsFolder, { recursive: true });
const submissions = await openSubmissionLog(submissionsFolder);
const chat = await loadChatFunction(functionsFolder, {});
const app = createBackend({ submissions, chat, flood: { limit: 100_000, windowMs: 60_000 } });
await listen(
  createSiteServer({ folder: siteFolder, backend: { app, paths: backendPaths } }),
  Number(process.env.PORT),
);
