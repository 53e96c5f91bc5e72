import { createServer, type Server } from 'node:net';

/**
 * @param server what is to listen
 * @param port the port wanted
 * @throws Error that names the next free port when this one is taken
 */
export async function listen(server: Server, port: number): Promise<void> {
  if (!(await isFree(port))) {
    let free = port + 1;
    while (!(await isFree(free))) free += 1;
    throw new Error(`Port ${port} is taken by another program. Port ${free} is free: PORT=${free} npm start`);
  }
  await new Promise<void>((resolve) => server.listen(port, resolve));
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port);
  });
}
