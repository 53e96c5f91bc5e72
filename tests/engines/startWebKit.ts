import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { globSync } from 'tinyglobby';
import { screenProgram, webkitDriver } from '../../scripts/test/installEngines.ts';
import type { Engine, Settings } from './Engine.ts';
import { openWebDriver } from './openWebDriver.ts';

/** Starts WebKitGTK's own small browser, on a screen that nobody sees. */
export async function startWebKit({ language, scripts }: Settings): Promise<Engine> {
  const [browser = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', { absolute: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  // Its language is the system's. A bare system has none but "C", which under another name is another language.
  const locale = language.replace('-', '_');
  symlinkSync('/usr/lib/locale/C.utf8', path.join(folder, `${locale}.utf8`));

  const screen = spawn(
    screenProgram,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [display] = await once(createInterface(screen.stdout), 'line');
  const engine = await openWebDriver({
    name: 'WebKitGTK',
    program: webkitDriver,
    environment: { DISPLAY: `:${display}`, HOME: folder, LOCPATH: folder, LC_ALL: `${locale}.UTF-8` },
    capabilities: {
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation', `--enable-javascript=${scripts}`],
      },
    },
  });

  return {
    ...engine,
    async stop() {
      await engine.stop();
      screen.kill();
      await once(screen, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
