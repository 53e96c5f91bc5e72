import { buildSite } from './build/buildSite.ts';
import { runCommand } from './runCommand.ts';

await runCommand(buildSite);
