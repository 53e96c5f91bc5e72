/**
 * A backend in a process of its own, for the tests that kill it.
 * Usage: node --import tsx backendProcess.ts FOLDER; prints one line with its port and the bytes that the start moved aside.
 */
import { createBackend } from '../../../../scripts/serve/createBackend.ts';
import { openSubmissionLog } from '../../../../scripts/serve/submissions/openSubmissionLog.ts';
import { listen } from './listen.ts';

const [, , folder = ''] = process.argv;
const submissions = await openSubmissionLog(folder);
const flood = { limit: Number.POSITIVE_INFINITY, windowMs: 60_000 };
const { port } = await listen(createBackend({ submissions, flood }));
console.log(JSON.stringify({ port, movedBytes: submissions.movedBytes }));
