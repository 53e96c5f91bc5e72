import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { urlOf } from '../../content/languages.ts';
import { serveSite } from '../serve/startSiteServer.ts';
import { enginePrograms } from '../test/programs.ts';
import heard from './heard/flows.json' with { type: 'json' };

const folder = 'scripts/report/heard';
const { firefox, screen } = enginePrograms;
const chromium = '/usr/bin/chromium';
const programs = ['/usr/bin/orca', '/usr/bin/xdotool', '/usr/bin/openbox', chromium, firefox, screen];
const packages =
  'xvfb dbus at-spi2-core orca chromium firefox-esr firefox-esr-l10n-fr xdotool openbox gir1.2-wnck-3.0 python3-pyatspi locales';
/** The flows, and the languages in which they run, with their locales. */
const { flows, locales } = heard;
type Language = keyof typeof locales;
const languages = Object.keys(locales) as Language[];
const pairs = (['firefox', 'chromium'] as const).flatMap((browser) =>
  languages.map((language) => [browser, language] as const),
);

/**
 * Runs the flows of `heard/flows.json` by keyboard with the screen reader Orca, and writes down its speech (decision 030). In that file "|"
 * separates the texts of the languages, and "!" begins a text that must not be heard. The arguments may name a browser or a language.
 */
export async function report(asked: string[]): Promise<string[]> {
  const missing = programs.filter((each) => !existsSync(each));
  if (missing.length > 0) {
    throw new Error(`${missing.join(', ')} is missing. On Debian: apt-get install ${packages}`);
  }
  const found: string[] = [];
  for (const [browser, language] of pairs) {
    if (asked.every((each) => each === browser || each === language)) {
      found.push(...(await hear(browser, language)));
    }
  }
  return [`${found.length} differences (what was said is in ${folder})`, ...found];
}

async function hear(browser: keyof typeof commandOf, language: Language): Promise<string[]> {
  const home = mkdtempSync(path.join(tmpdir(), 'heard-'));
  const log = path.join(home, 'speech');
  writeFileSync(log, '');
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    GNOME_ACCESSIBILITY: '1',
    LC_ALL: `${locales[language]}.UTF-8`,
    LANGUAGE: locales[language],
    SPEECH_LOG: log,
    PYTHONPATH: path.resolve(folder),
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const started: ChildProcess[] = [];
  const start = (program: string, ...options: string[]) => {
    const child = spawn(program, options, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(child);
    const lines = createInterface(child.stdout);
    return { firstLine: async () => String((await once(lines, 'line'))[0]) };
  };
  const run = (program: string, ...options: string[]) => execFileSync(program, options, { env });
  const inLanguage = (text: string) => text.split('|')[languages.indexOf(language)] ?? text;

  let readCount = 0;
  /** @returns what Orca says. Listens until Orca has said `minCount` texts and is silent for `quietMs`, but no longer than `timeoutMs`. */
  async function listen({ quietMs = 1200, timeoutMs = 12_000, minCount = 0 } = {}): Promise<string[]> {
    const said: string[] = [];
    const begin = Date.now();
    const isQuiet = () => said.length >= minCount && Date.now() - last >= quietMs;
    let last = begin;
    for (; !isQuiet() && Date.now() - begin < timeoutMs; await wait(100)) {
      // Direction marks are removed, and non-breaking spaces become plain ones.
      const text = readFileSync(log, 'utf8')
        .replaceAll(/[\u2066-\u2069]/g, '')
        .replaceAll(/[\u00a0\u202f]/g, ' ');
      const lines = text.split('\n').slice(0, -1);
      if (lines.length > readCount) {
        said.push(...lines.slice(readCount).map((line) => JSON.parse(line)));
        readCount = lines.length;
        last = Date.now();
      }
    }
    return said;
  }

  /** Does one step of a flow: `go:<path>`, `wait:<seconds>`, `type:<text>`, `until:<key>:<text>`, or the name of a key. */
  async function go(step: string): Promise<string[]> {
    const [kind, first = '', text = ''] = step.split(':');
    switch (kind) {
      case 'go':
        run('xdotool', 'key', 'ctrl+l');
        await listen({ quietMs: 1500 });
        // The key Delete removes the text with which Chromium completes a typed URL.
        run('xdotool', 'type', '--delay', '20', origin + urlOf(language, first));
        run('xdotool', 'key', 'Delete');
        await listen({ quietMs: 800 });
        run('xdotool', 'key', 'Return');
        return listen({ quietMs: 2000, timeoutMs: 30_000, minCount: 1 });
      case 'wait':
        return listen({ quietMs: Number(first) * 1000, timeoutMs: Number(first) * 1000 });
      case 'type':
        run('xdotool', 'type', '--delay', '80', inLanguage(first));
        return listen();
      case 'until': {
        const said: string[] = [];
        for (let times = 0; times < 60 && !said.join(' ').includes(inLanguage(text)); times++) {
          run('xdotool', 'key', first);
          said.push(...(await listen({ quietMs: 500, timeoutMs: 4000 })));
        }
        return said;
      }
      default:
        run('xdotool', 'key', step);
        return listen();
    }
  }

  const server = await serveSite({ port: 0, dataFolder: path.join(home, 'sent') });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const virtualScreen = start(screen, '-displayfd', '1', '-screen', '0', '1366x900x24');
    env.DISPLAY = `:${await virtualScreen.firstLine()}`;
    const bus = start('dbus-daemon', '--session', '--nofork', '--print-address');
    env.DBUS_SESSION_BUS_ADDRESS = await bus.firstLine();
    start('openbox');
    start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
    // Gives these programs time to start.
    await wait(1500);
    // Tells programs that a screen reader runs (AT-SPI, `org.a11y.Status`).
    const set =
      '--dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set';
    for (const state of ['IsEnabled', 'ScreenReaderEnabled']) {
      run('gdbus', 'call', '--session', ...set.split(' '), 'org.a11y.Status', state, '<true>');
    }
    mkdirSync(path.join(home, '.local/share/orca'), { recursive: true });
    writeFileSync(path.join(home, '.local/share/orca/orca-customizations.py'), 'import speechLog\n');
    start('orca');
    await wait(5000);
    start(...commandOf[browser](path.join(home, 'profile'), language), origin + urlOf(language, '/'));
    await listen({ quietMs: 10_000, timeoutMs: 30_000 });

    const lines: string[] = [];
    const found: string[] = [];
    for (const { name, keys, heard } of flows) {
      lines.push(`# ${name}`);
      let all = '';
      for (const step of keys.split(', ')) {
        const said = await go(step);
        lines.push(`[${step}]`, ...said.map((each) => `  ${each}`));
        all += ` ${said.join(' ').replaceAll(/\s+/g, ' ')}`;
      }
      const isRight = (text: string) => all.includes(text.replace(/^!/, '')) !== text.startsWith('!');
      const issues = heard
        .split('; ')
        .map(inLanguage)
        .filter((text) => !isRight(text));
      found.push(...issues.map((text) => `${browser} ${language}, ${name}: ${text}`));
      writeFileSync(`${folder}/${browser}.${language}.txt`, `${lines.join('\n')}\n`);
    }
    return found;
  } finally {
    for (const child of started.reverse()) {
      child.kill();
    }
    server.closeAllConnections();
    server.close();
    await wait(2000);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The command of each browser, with a new profile, a language, and no dialogs of its own. */
const commandOf = {
  firefox(profile: string, language: Language): [string, ...string[]] {
    const off = 'aboutwelcome.enabled preonboarding.enabled shell.checkDefaultBrowser urlbar.autoFill';
    const lines = [
      ...off.split(' ').map((key) => `user_pref("browser.${key}", false);\n`),
      `user_pref("intl.locale.requested", "${language}");\nuser_pref("intl.accept_languages", "${language}");\n`,
      'user_pref("termsofuse.bypassNotification", true);\n',
      'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n',
    ];
    mkdirSync(profile);
    writeFileSync(path.join(profile, 'user.js'), lines.join(''));
    return [firefox, '--no-remote', '--profile', profile];
  },
  chromium(profile: string, language: Language): [string, ...string[]] {
    const preferences = { intl: { accept_languages: language, selected_languages: language } };
    mkdirSync(path.join(profile, 'Default'), { recursive: true });
    writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
    const quiet = '--no-first-run --no-default-browser-check --disable-sync --disable-features=Translate';
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const options = ['--force-renderer-accessibility', `--user-data-dir=${profile}`, `--lang=${language}`];
    return [chromium, ...options, ...quiet.split(' '), ...asRoot];
  },
};
