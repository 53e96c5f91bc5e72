import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../../../../scripts/serve/listen.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function server(): Server {
  const created = createServer();
  servers.push(created);
  return created;
}

it('names the next free port when the one wanted is taken', async () => {
  const first = server();
  await listen(first, 0);
  const { port } = first.address() as AddressInfo;
  await expect(listen(server(), port)).rejects.toThrow(
    /^Port \d+ is taken .* Port \d+ is free: PORT=\d+ npm start$/,
  );
});
