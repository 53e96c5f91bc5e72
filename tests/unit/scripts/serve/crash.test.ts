import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contact } from './startBackend.ts';

const program = fileURLToPath(new URL('backendProcess.ts', import.meta.url));
const total = 1_000;
const connections = 50;
const killAfter = [250, 600];
const tornLine = '{"id":"torn","fields":{"message":"caf\u00e9';

let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backend-crash-'));
});

afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

async function start(): Promise<{ port: number; movedBytes: number }> {
  const started = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  for await (const line of createInterface({ input: started.stdout })) return JSON.parse(line);
  throw new Error('The backend did not start');
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

it('keeps every submission that was answered ok exactly once when the process is killed', async () => {
  const markers = Array.from({ length: total }, (_, index) => `submission-${index}`);
  const acknowledged = new Set<string>();
  const broken = new Set<string>();

  for (const target of [...killAfter, Number.POSITIVE_INFINITY]) {
    const { port, movedBytes } = await start();
    const isRestart = target !== killAfter[0];
    expect(movedBytes).toBe(isRestart ? Buffer.byteLength(tornLine) : 0);

    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const connection = async () => {
      for (let alive = true; alive; ) {
        const marker = markers.shift();
        if (marker === undefined) return;
        const status = await send(agent, port, marker);
        if (status === 200) acknowledged.add(marker);
        else broken.add(marker);
        if (acknowledged.size >= target) child?.kill('SIGKILL');
        alive = status === 200;
      }
    };
    const exited = child ? once(child, 'exit') : undefined;
    await Promise.all(Array.from({ length: connections }, connection));
    agent.destroy();
    if (target === Number.POSITIVE_INFINITY) break;
    await exited;
    // What a loss of power may leave and a killed process rarely does: half a line.
    await appendFile(path.join(folder, 'submissions.jsonl'), tornLine);
  }

  const lines = (await readFile(path.join(folder, 'submissions.jsonl'), 'utf8')).split('\n');
  expect(lines.pop()).toBe('');
  const stored = lines.map((line) => JSON.parse(line).fields.phone);
  expect(new Set(stored).size).toBe(stored.length);
  expect([...acknowledged].filter((marker) => !stored.includes(marker))).toEqual([]);
  // The only others are those whose answer was cut off; nobody was told that they were recorded.
  expect(stored.filter((marker) => !acknowledged.has(marker) && !broken.has(marker))).toEqual([]);
  expect(acknowledged.size + broken.size).toBe(total);
  expect(broken.size).toBeGreaterThan(0);
  expect(broken.size).toBeLessThanOrEqual(killAfter.length * connections);
  expect(await readFile(path.join(folder, 'submissions.half-written.txt'), 'utf8')).toBe(
    `${tornLine}\n`.repeat(2),
  );
}, 60_000);
