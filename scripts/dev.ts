import { createServer } from 'vite';
import { makeDisplayFont } from './build/displayFont.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  await makeDisplayFont();
  const server = await createServer({ server: { port: Number(process.env.PORT ?? 3000) } });
  await server.listen();
  server.printUrls();
});
