import { rmSync } from 'node:fs';
import { siteIsFresh } from '../../scripts/build/builtSite.ts';
import { serveSite } from '../../scripts/serve/startSiteServer.ts';
import { submissionsFolder } from './components/islands/forms/submissionsFrom.ts';

if (!siteIsFresh()) {
  console.error('The site in dist/client is older than the project, and is what is tested: npm run build');
}
// Serves the build with the local services. These store into a separate folder and have no rate limit, because all tests share one address.
rmSync(submissionsFolder, { recursive: true, force: true });
await serveSite({
  port: Number(process.env.PORT),
  dataFolder: submissionsFolder,
  submissionsPerMinute: Number.POSITIVE_INFINITY,
  variables: { CHAT_RATE_LIMIT: '999999' },
});
