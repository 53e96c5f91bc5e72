import { buildSite, siteIsFresh } from './build/buildSite.ts';
import { runCommand } from './runCommand.ts';
import { serve } from './serve.ts';
import { siteFolder } from './siteFolder.ts';

await runCommand(async () => {
  if (siteIsFresh()) {
    console.log(`${siteFolder} is up to date.`);
  } else {
    console.log('Building the site…');
    const milliseconds = await buildSite();
    console.log(`Built ${siteFolder} in ${(milliseconds / 1000).toFixed(1)} s.`);
  }
  await serve();
});
