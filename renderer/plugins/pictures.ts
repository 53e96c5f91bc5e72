import path from 'node:path';
import sharp from 'sharp';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Picture } from '../articles/picture.ts';

const suffix = '?picture';

/** What a column of text is wide, at one pixel and at two for each CSS pixel. */
const widths = [640, 1280];

/**
 * Lets server code import a photograph or a drawing: `import scheme from './scheme.png?picture'`. A build writes it as AVIF,
 * WebP and, for older browsers, JPEG or PNG; while editing it is shown as it is.
 *
 * @returns the Vite plugin
 */
export function pictures(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { width, height, hasAlpha } = await sharp(file).metadata();
      const picture = { width, height };
      if (config.command === 'serve')
        return asModule({ ...picture, src: `/${path.relative(config.root, file)}`, sources: [] });

      const write = async (format: 'avif' | 'webp' | 'jpeg' | 'png', to: number) => {
        const source = await sharp(file).rotate().resize({ width: to }).toFormat(format).toBuffer();
        const name = `${path.parse(file).name}-${to}.${format}`;
        // How Vite itself names a file whose address is known once everything is bundled (its plugin "asset").
        return `__VITE_ASSET__${this.emitFile({ type: 'asset', name, source })}__`;
      };
      const sizes = [...new Set(widths.map((each) => Math.min(each, width)))];
      const sourceOf = async (format: 'avif' | 'webp') => ({
        type: `image/${format}`,
        srcset: (await Promise.all(sizes.map(async (to) => `${await write(format, to)} ${to}w`))).join(', '),
      });
      return asModule({
        ...picture,
        src: await write(hasAlpha ? 'png' : 'jpeg', sizes.at(-1) ?? width),
        sources: [await sourceOf('avif'), await sourceOf('webp')],
      });
    },
  };
}

function asModule(picture: Picture): string {
  return `export default ${JSON.stringify(picture)}`;
}
