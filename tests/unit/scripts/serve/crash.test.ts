import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Submission } from '../../../../scripts/serve/forms/createSubmissionStore.ts';
import { contact } from './startServices.ts';

const program = fileURLToPath(new URL('serverProcess.ts', import.meta.url));
const rounds = 2;
const servers = 2;
const connectionsPerServer = 20;

let folder: string;
const processes: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'submissions-crash-'));
});

afterEach(async () => {
  for (const each of processes.splice(0)) each.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

async function start(): Promise<{ port: number; server: ChildProcess }> {
  const server = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(server);
  for await (const line of createInterface({ input: server.stdout })) return { port: Number(line), server };
  throw new Error('The server did not start');
}

/** Resolves with the status, or `undefined` when the connection broke before an answer. */
function send(agent: Agent, port: number, marker: string): Promise<number | undefined> {
  const body = JSON.stringify({ ...contact, phone: marker });
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(
      { agent, host: '127.0.0.1', port, method: 'POST', path: '/f/contact', headers },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
        response.on('error', () => resolve(undefined));
      },
    );
    sent.on('error', () => resolve(undefined));
    sent.end(body);
  });
}

it('keeps every submission that was answered ok, once, when the servers that share the folder are killed', async () => {
  const acknowledged = new Set<string>();
  const broken = new Set<string>();

  for (let round = 1; round <= rounds; round += 1) {
    const started = await Promise.all(Array.from({ length: servers }, start));
    const enough = acknowledged.size + 100;
    const agent = new Agent({ keepAlive: true });
    const sendUntilBroken = async (port: number, connection: number) => {
      for (let count = 1; ; count += 1) {
        const marker = `round ${round}, port ${port}, connection ${connection}, submission ${count}`;
        const status = await send(agent, port, marker);
        if (status !== 200) {
          broken.add(marker);
          return;
        }
        acknowledged.add(marker);
        if (acknowledged.size >= enough) for (const { server } of started) server.kill('SIGKILL');
      }
    };
    const ended = started.map(({ server }) => once(server, 'exit'));
    await Promise.all(
      started.flatMap(({ port }) =>
        Array.from({ length: connectionsPerServer }, (_, connection) => sendUntilBroken(port, connection)),
      ),
    );
    agent.destroy();
    await Promise.all(ended);
  }

  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const stored = await Promise.all(
    names.map(async (name) => {
      const { fields }: Submission = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      return fields.phone ?? '';
    }),
  );
  expect(new Set(stored).size).toBe(stored.length);
  expect([...acknowledged].filter((marker) => !stored.includes(marker))).toEqual([]);
  // The only others are those whose answer was cut off; nobody was told that they were recorded.
  expect(stored.filter((marker) => !acknowledged.has(marker) && !broken.has(marker))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 100);
  expect(broken.size).toBe(rounds * servers * connectionsPerServer);
}, 60_000);
