import { buildSite } from './build/buildSite.ts';
import { runCommand } from './runCommand.ts';
import { siteFolder } from './siteFolder.ts';

await runCommand(async () => {
  const milliseconds = await buildSite();
  console.log(`Built ${siteFolder} in ${(milliseconds / 1000).toFixed(1)} s.`);
});
