import { build, prerender } from 'vike/api';
import type { InlineConfig, Plugin } from 'vite';
import { writeRules } from '../../../../scripts/build/writeRules.ts';
import { writeWords } from '../../../../scripts/build/writeWords.ts';

// Builds the same site again into the folder that is named, but for its styles: all of them, under their long names.

const [, , folder] = process.argv;
if (!folder) throw new Error('Say which folder to build into.');

/** Has each document written as `npm run dev` shows it. */
const asInDevelopment: Plugin = {
  name: 'styles-as-in-development',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('renderer/styles/stylesheet.ts')) return null;
    const changed = code.replace('import.meta.env.DEV', 'true');
    if (changed === code)
      throw new Error(
        'renderer/styles/stylesheet.ts asks import.meta.env.DEV no more: give the whole sheet otherwise.',
      );
    return changed;
  },
};

const viteConfig: InlineConfig = {
  logLevel: 'error',
  build: { outDir: folder },
  plugins: [asInDevelopment],
};
await build({ viteConfig });
await prerender({ viteConfig });
writeWords(`${folder}/client`);
// What the site server asks of a build.
writeRules(`${folder}/client`);
