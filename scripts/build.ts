import { buildSite, siteFolder } from './buildSite.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  const milliseconds = await buildSite();
  console.log(`Built ${siteFolder} in ${(milliseconds / 1000).toFixed(1)} s.`);
});
