import { rmSync } from 'node:fs';
import { createLocalServices, servicePaths } from '../../scripts/serve/createLocalServices.ts';
import { createSiteServer } from '../../scripts/serve/createSiteServer.ts';
import { createSubmissionStore } from '../../scripts/serve/forms/createSubmissionStore.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { loadChatFunction } from '../../scripts/serve/loadChatFunction.ts';
import { functionsFolder, siteFolder } from '../../scripts/siteFolder.ts';
import { submissionsFolder } from './submissionsFolder.ts';

// The served build and the real local services, with a folder of their own and without the flood limit: all tests have one address.
rmSync(submissionsFolder, { recursive: true, force: true });
const store = await createSubmissionStore(submissionsFolder);
const chat = await loadChatFunction(functionsFolder, {});
const app = createLocalServices({ store, chat, floodLimit: { limit: 100_000, windowMs: 60_000 } });
await listen(
  await createSiteServer({ folder: siteFolder, services: { app, paths: servicePaths } }),
  Number(process.env.PORT),
);
