import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { runCommand } from './runCommand.ts';
import { siteFolder } from './siteFolder.ts';

interface Message {
  url: string;
  lastLine?: number;
  message: string;
  /** The source around what the message is about. */
  extract?: string;
}

/** What the checker does not know yet, with the standard that has it. */
const behindTheStandards: readonly { message: RegExp; extract?: RegExp; standard: string }[] = [
  { message: /at-rule “@property”/, standard: 'CSS Properties and Values API Level 1' },
  { message: /at-rule “@view-transition”/, standard: 'CSS View Transitions Level 2' },
  { message: /“interpolate-size”/, standard: 'CSS Values and Units Level 5' },
  { message: /“field-sizing”/, standard: 'CSS Form Control Styling Level 1' },
  { message: /“link” element with a “blocking” attribute/, standard: 'HTML, "Link type expect"' },
  { message: /“anchor\(left\)”/, standard: 'CSS Anchor Positioning Level 1' },
  // Its value has anchor() too, which the checker cannot read on.
  { message: /“inset”: Parse Error/, standard: 'CSS Anchor Positioning Level 1' },
  {
    message: /^Inline script violates Content Security Policy/,
    extract: /<script type="application\/ld\+json">/,
    standard: 'HTML, "Prepare the script element": a data block is no script, and never asked about',
  },
  {
    message: /Content Security Policy .*: external \w+ “\/assets\//,
    standard: 'CSP Level 3, "Does a url match self": a file that is read from the disk has no origin',
  },
];

/** Asks the Nu HTML checker about every built page: needs Java, and takes some twenty seconds. */
await runCommand(async () => {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { error, stderr } = spawnSync(
    'java',
    ['-jar', jar, '--skip-non-html', '--format', 'json', siteFolder],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  if (error)
    throw new Error(
      `Java cannot be run (${error.message}). On Debian: apt-get install default-jre-headless.`,
    );
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const faults = messages.filter(
    (each) =>
      !behindTheStandards.some(
        ({ message, extract }) => message.test(each.message) && (extract?.test(each.extract ?? '') ?? true),
      ),
  );
  for (const { url, lastLine, message } of faults) console.error(`${url}:${lastLine ?? 1}  ${message}`);
  console.log(
    `${faults.length} messages; ${messages.length - faults.length} of a checker behind the standards are left out.`,
  );
  if (faults.length > 0) process.exitCode = 1;
});
