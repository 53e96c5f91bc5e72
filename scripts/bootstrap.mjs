// The entry of every npm command: it installs missing packages, then starts the TypeScript script of the same name.
// It is plain JavaScript without packages, because a fresh clone has no node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { buildFlags, endedBy, serveFlags, whenParentEnds } from './processes.mjs';

const [command, ...rest] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// The versions that Vite 8 needs (`engines` of its package).
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  fail(
    `Node ${process.versions.node} does not suit this project: it needs 20.19, or 22.12 and later. See https://nodejs.org.`,
  );
}
// Vite reads "#" and "?" in a path as parts of a URL. Vike decodes "%" in paths (`vike/dist/utils/requireResolve.js`).
if (/[#?%]/.test(process.cwd())) {
  fail(
    `The path of this folder, ${process.cwd()}, has a "#", a "?" or a "%" in it, with which Vite and Vike cannot work. Rename the folder, or move the project.`,
  );
}
if (!isInstalled()) {
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(
      `node_modules is a link to ${linkTarget()}, which lacks packages of package-lock.json, and installing them here would empty that folder. Remove the link, or install them there.`,
    );
  }
  console.error('Installing packages from package-lock.json…');
  // Production images set NODE_ENV or NPM_CONFIG_OMIT. Npm would then omit packages that builds and tests need.
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--include=dev', '--include=optional'], {
    // npm's output goes to the standard error, because the standard output belongs to the command.
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail('The packages could not be installed. Check the network, then run the command again.');
  }
}

// NODE_ENV is removed, because builds, Vite and vitest each set their own.
const { NODE_ENV: _, ...env } = process.env;
const flags = { build: buildFlags, start: serveFlags }[command] ?? [];
const child = spawn(process.execPath, [...flags, '--import', 'tsx', `scripts/${command}.ts`, ...rest], {
  stdio: 'inherit',
  env,
});
// Ctrl-C in a terminal reaches both processes, so this one only waits. A supervisor signals only this one, which passes the signal on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
whenParentEnds(() => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  if (signal === 'SIGKILL') {
    console.error(endedBy(signal));
  }
  // Like a shell, exits with 128 plus the number of the signal.
  process.exit(code ?? 128 + constants.signals[signal]);
});

/** @returns whether npm has installed every package of package-lock.json in its version, according to npm's list in `node_modules` */
function isInstalled() {
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  try {
    const { '': project, ...needed } = packagesIn('package-lock.json');
    const installed = packagesIn('node_modules/.package-lock.json');
    return Object.entries(needed).every(([folder, { version, ...rules }]) =>
      installed[folder] ? installed[folder].version === version : rules.optional && !isNeededHere(rules),
    );
  } catch {
    return false;
  }
}

/** @returns whether this system needs an optional package. Ignores packages that depend on the C library, which is not detected. */
function isNeededHere({ os = [], cpu = [], libc }) {
  return os.includes(process.platform) && cpu.includes(process.arch) && !libc;
}

function linkTarget() {
  try {
    return realpathSync('node_modules');
  } catch {
    return 'a folder that is not there';
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
