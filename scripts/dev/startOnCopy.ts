import { spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inputs } from '../build/inputs.ts';

/** `npm run dev` on a copy of the project. */
export interface Development {
  origin: string;
  /** The copy's folder. */
  copy: string;
  /** Ends the server and removes the copy. */
  close: () => void;
}

/**
 * Starts `npm run dev` where words can be changed without touching those of anybody.
 *
 * @param name of the copy's folder in `.data/`: inside the project, because packages are looked for in the folders above
 * @throws Error with what it printed, when it ends before it has an address
 */
export async function startOnCopy(name: string): Promise<Development> {
  const copy = path.resolve('.data', name);
  rmSync(copy, { recursive: true, force: true });
  for (const input of [...inputs, 'package.json', 'tsconfig.json', '.generated'].filter(existsSync))
    cpSync(input, path.join(copy, input), { recursive: true });
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (chunk) => {
      printed += chunk;
      const [, address] = /Local:\s+(http:\/\/\S+?)\/?\s/.exec(printed) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`npm run dev ended without an address:\n${printed}`)));
  });
  return {
    origin,
    copy,
    close() {
      server.kill();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
