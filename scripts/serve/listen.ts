import { once } from 'node:events';
import type { Server } from 'node:net';

/**
 * @param server what is to listen
 * @param port the port wanted; 0 lets the system choose
 * @throws Error that says how to choose another port when this one is taken
 */
export async function listen(server: Server, port: number): Promise<void> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`);
  }
}
