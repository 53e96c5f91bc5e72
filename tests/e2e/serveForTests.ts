import { rmSync } from 'node:fs';
import { serveSite } from '../../scripts/serve/serveSite.ts';
import { submissionsFolder } from './components/islands/forms/submissionsFrom.ts';

// The served build and the real local services, with a folder of their own and without the flood limit: all tests have one address.
rmSync(submissionsFolder, { recursive: true, force: true });
await serveSite({
  port: Number(process.env.PORT),
  dataFolder: submissionsFolder,
  submissionsPerMinute: Number.POSITIVE_INFINITY,
});
