import { parseArgs } from 'node:util';
import { buildSite } from './build/buildSite.ts';
import { hostNamed, writeHost } from './build/hosts/hosts.ts';
import { runCommand } from './runCommand.ts';
import { siteFolder } from './siteFolder.ts';

await runCommand(async () => {
  const {
    host: name,
    local,
    preview,
  } = parseArgs({
    options: {
      host: { type: 'string' },
      local: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
    },
  }).values;
  // An unknown host is reported before the build, not after it.
  const host = name === undefined ? undefined : hostNamed(name);
  if (host && local) {
    throw new Error(
      'Give --host or --local: what is built for this machine alone lacks what visitors of a host get.',
    );
  }
  await buildSite({
    // Only this machine opens a `--local` build, so it needs no compressed files or share images. An unknown host may need both.
    isCompressed: !local && (host?.servesCompressed ?? true),
    hasImages: !local,
    // Output for a host is a release, unless it is a preview.
    isRelease: host !== undefined && !preview,
    isPreview: preview,
  });
  if (!host) {
    return;
  }
  const folder = `dist/hosts/${name}`;
  // Imported after the build, because the module throws if content is invalid, and the build reports the invalid file.
  const { company } = await import('../content/company.ts');
  writeHost(host, { site: siteFolder, folder }, new URL(company.origin).hostname);
  console.log(`What ${name} gets is in ${folder}. What to do with it: docs/deploying.md`);
});
