import type { Translate } from '../../locales/i18next.d.ts';
import { articleLabels } from '../../locales/textRules.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { type Picture, pictureName } from './picture.ts';
import type { ArticleSource } from './readArticles.ts';
import { type RenderedMarkdown, renderMarkdown } from './renderMarkdown.ts';

/** The widths are those of a column of text, at one pixel and at two for each CSS pixel. */
const pictures = byName(
  import.meta.glob<Picture>(
    '../../content/articles/*/*.{[jJ][pP][gG],[jJ][pP][eE][gG],[pP][nN][gG],[wW][eE][bB][pP],[aA][vV][iI][fF],[gG][iI][fF],[sS][vV][gG]}',
    { eager: true, query: '?w=640;1280&format=avif;webp&as=picture', import: 'default' },
  ),
);

/** Those that are served as they are: smaller ones would not move, or not stay sharp. */
const originals = byName(
  import.meta.glob<string>('../../content/articles/*/*.{[gG][iI][fF],[sS][vV][gG]}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

function byName<Value>(files: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(files).map(([file, value]) => [file.normalize('NFC'), value]));
}

function pictureAt(file: string): Picture | undefined {
  const [picture, src] = [pictures.get(file), originals.get(file)];
  if (!picture || src === undefined) {
    return picture;
  }
  const isMoving = /\.gif$/i.test(file);
  return { sources: isMoving ? picture.sources : {}, img: { ...picture.img, src }, isMoving };
}

/** @returns the text of an article, ready to be shown, with the pictures that stand beside it */
export function renderArticle({ slug, title, language, markdown }: ArticleSource): RenderedMarkdown {
  const t: Translate = createI18n(language).getFixedT(language);
  const labels = t(articleLabels, { returnObjects: true });
  const pictureOf = (address: string) => pictureAt(`../../content/articles/${slug}/${pictureName(address)}`);
  return renderMarkdown(markdown, { title, language, labels, pictureOf });
}
