import path from 'node:path';
import { escapePath } from 'tinyglobby';
import { createServer } from 'vite';
import { editing } from './dev/editing.ts';
import { islands } from './dev/islands.ts';
import { services } from './dev/services.ts';
import { runCommand } from './runCommand.ts';
import { whenAncestorEnds } from './serve/whenAncestorEnds.ts';
import { loadSettings } from './settings.ts';

/** Vite's own list (its documentation, "server.fs.deny"), which a list of ours takes the place of. */
const deniedByDefault = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

await runCommand(async () => {
  const server = await createServer({
    server: {
      // Whoever reaches it can write into the project: only this machine may (`host`), and no page of another site that is open on it
      // (`cors`). The folder of data holds what visitors have sent (`deny`).
      host: 'localhost',
      port: Number(process.env.PORT ?? 3000),
      cors: false,
      fs: { deny: [...deniedByDefault, `${escapePath(path.resolve(loadSettings().server.dataFolder))}/**`] },
    },
    plugins: [editing(), islands(), services()],
  });
  await server.listen();
  server.printUrls();
  whenAncestorEnds(() => server.close().finally(() => process.exit()));
});
