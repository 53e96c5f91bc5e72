import { buildSite, siteIsFresh } from './build/buildSite.ts';
import { runCommand } from './runCommand.ts';
import { createLocalServices, servicePaths } from './serve/createLocalServices.ts';
import { createSiteServer } from './serve/createSiteServer.ts';
import { createSubmissionStore } from './serve/forms/createSubmissionStore.ts';
import { listen } from './serve/listen.ts';
import { loadChatFunction } from './serve/loadChatFunction.ts';
import { loadSettings, readVariables } from './settings.ts';
import { functionsFolder, siteFolder } from './siteFolder.ts';

await runCommand(async () => {
  const { port, dataFolder } = loadSettings().server;
  const store = await createSubmissionStore(dataFolder);
  if (siteIsFresh()) {
    console.log(`${siteFolder} is up to date.`);
  } else {
    console.log('Building the site…');
    await buildSite();
  }
  const chat = await loadChatFunction(functionsFolder, readVariables());
  const app = createLocalServices({ store, chat });
  const server = await createSiteServer({ folder: siteFolder, services: { app, paths: servicePaths } });
  await listen(server, port);
  console.log(`Éprouva is served at http://localhost:${port} (Ctrl-C stops it).`);

  // The process ends by itself once what is being stored is on the disk.
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
