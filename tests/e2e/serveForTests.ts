import { mkdirSync, rmSync } from 'node:fs';
import { backendPaths, createBackend } from '../../scripts/backend/createBackend.ts';
import { loadChatFunction } from '../../scripts/backend/loadChatFunction.ts';
import { openSubmissionLog } from '../../scripts/backend/submissions/openSubmissionLog.ts';
import { listen } from '../../scripts/listen.ts';
import { functionsFolder, siteFolder } from '../../scripts/siteFolder.ts';
import { createSiteServer } from '../../scripts/siteServer.ts';
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
