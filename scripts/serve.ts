import { mkdirSync } from 'node:fs';
import { runCommand } from './runCommand.ts';
import { backendPaths, createBackend } from './serve/createBackend.ts';
import { listen } from './serve/listen.ts';
import { loadChatFunction } from './serve/loadChatFunction.ts';
import { createSiteServer } from './serve/siteServer.ts';
import { openSubmissionLog } from './serve/submissions/openSubmissionLog.ts';
import { loadSettings, readVariables } from './settings.ts';
import { functionsFolder, siteFolder } from './siteFolder.ts';

/**
 * Serves the site that is built and the local services on one origin, until it is asked to stop.
 *
 * @throws Error when a setting is wrong, the port is taken or the submissions cannot be written
 */
export async function serve(): Promise<void> {
  const { port, dataFolder } = loadSettings().server;
  mkdirSync(dataFolder, { recursive: true });
  const chat = await loadChatFunction(functionsFolder, readVariables());
  const submissions = await openSubmissionLog(dataFolder);
  const server = createSiteServer({
    folder: siteFolder,
    backend: { app: createBackend({ submissions, chat }), paths: backendPaths },
  });
  await listen(server, port);
  console.log(`Éprouva is served at http://localhost:${port} (Ctrl-C stops it).`);

  const stop = () => {
    server.close(() => void submissions.close().then(() => process.exit(0)));
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

if (process.argv[1]?.endsWith('serve.ts')) await runCommand(serve);
