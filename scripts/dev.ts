import { fork } from 'node:child_process';
import { createServer } from 'vite';
import { editing } from './dev/editing.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  const server = await createServer({
    // Whoever reaches it can write into the project: this machine only. What is wrong is shown in our own way.
    server: { host: 'localhost', port: Number(process.env.PORT ?? 3000), hmr: { overlay: false } },
    plugins: [editing()],
  });
  await server.listen();
  server.printUrls();
  // For the editor of whoever starts to edit; nothing waits for it.
  fork(new URL('schemas.ts', import.meta.url), { execArgv: ['--import', 'tsx'], stdio: 'ignore' }).unref();
});
