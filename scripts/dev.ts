import { createServer } from 'vite';
import { editing } from './dev/editing.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  const server = await createServer({
    // Whoever reaches it can write into the project: this machine only.
    server: { host: 'localhost', port: Number(process.env.PORT ?? 3000) },
    plugins: [editing()],
  });
  await server.listen();
  server.printUrls();
});
