// The entry of every npm command. Plain JavaScript without imports from node_modules, because on a fresh clone there are none:
// installs what is missing, then hands over to the TypeScript script of the same name.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { buildFlags, serveFlags } from './buildFlags.mjs';

const [command, ...rest] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  fail(
    `Node ${process.versions.node} does not suit this project: it needs 20.19, or 22.12 and later. See https://nodejs.org.`,
  );
}

const installed = 'node_modules/.package-lock.json';
if (!existsSync(installed) || statSync('package-lock.json').mtimeMs > statSync(installed).mtimeMs) {
  console.error('Installing packages from package-lock.json…');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    // What the command itself says goes to the standard output alone.
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail('The packages could not be installed. Check the network, then run the command again.');
  }
}

const flags = { build: buildFlags, start: serveFlags }[command] ?? [];
const child = spawn(process.execPath, [...flags, '--import', 'tsx', `scripts/${command}.ts`, ...rest], {
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to both processes; a supervisor sends its signal to this one only.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

function fail(message) {
  console.error(message);
  process.exit(1);
}
