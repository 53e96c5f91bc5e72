/**
 * The local services in a process of their own, for the test that kills it.
 * Usage: node --import tsx serverProcess.ts FOLDER; prints its port.
 */
import { createLocalServices } from '../../../../scripts/serve/createLocalServices.ts';
import { createSubmissionStore } from '../../../../scripts/serve/forms/createSubmissionStore.ts';
import { listenLocally } from './listenLocally.ts';

const [, , folder = ''] = process.argv;
const store = await createSubmissionStore(folder);
const floodLimit = { limit: Number.POSITIVE_INFINITY, windowMs: 60_000 };
const { port } = await listenLocally(createLocalServices({ store, floodLimit }));
console.log(port);
