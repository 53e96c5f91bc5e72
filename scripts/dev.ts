import { createServer } from 'vite';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  const server = await createServer({ server: { port: Number(process.env.PORT ?? 3000) } });
  await server.listen();
  server.printUrls();
});
