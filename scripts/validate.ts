import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { runCommand } from './runCommand.ts';
import { siteFolder } from './siteFolder.ts';

interface Message {
  url: string;
  lastLine?: number;
  message: string;
}

/** What the checker does not know yet, with the standard that has it. */
const behindTheStandards: readonly { message: RegExp; standard: string }[] = [
  { message: /at-rule “@property”/, standard: 'CSS Properties and Values API Level 1' },
  { message: /at-rule “@view-transition”/, standard: 'CSS View Transitions Level 2' },
  { message: /“interpolate-size”/, standard: 'CSS Values and Units Level 5' },
  { message: /“field-sizing”/, standard: 'CSS Form Control Styling Level 1' },
  { message: /“link” element with a “blocking” attribute/, standard: 'HTML, "Link type expect"' },
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
    (each) => !behindTheStandards.some(({ message }) => message.test(each.message)),
  );
  for (const { url, lastLine, message } of faults) console.error(`${url}:${lastLine ?? 1}  ${message}`);
  console.log(
    `${faults.length} messages; ${messages.length - faults.length} of a checker behind the standards are left out.`,
  );
  if (faults.length > 0) process.exitCode = 1;
});
