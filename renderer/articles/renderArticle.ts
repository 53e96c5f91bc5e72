import type { Translate } from '../../locales/i18next.d.ts';
import { articleLabels } from '../../locales/textRules.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { type Picture, pictureName } from './picture.ts';
import type { ArticleSource } from './readArticles.ts';
import { type RenderedMarkdown, renderMarkdown } from './renderMarkdown.ts';

/**
 * The pictures of all articles. The widths are those of a column of text (40rem in `renderMarkdown.ts`), at one pixel and at two for each
 * CSS pixel; the endings are `pictureFormats`, because a pattern of `import.meta.glob` is a literal.
 */
const pictures = byPath(
  import.meta.glob<Picture>(
    '../../content/articles/*/*.{[jJ][pP][gG],[jJ][pP][eE][gG],[pP][nN][gG],[wW][eE][bB][pP],[aA][vV][iI][fF],[gG][iI][fF],[sS][vV][gG]}',
    { eager: true, query: '?w=640;1280&format=avif;webp&as=picture', import: 'default' },
  ),
);

/** Pictures that are served as they are: made smaller, an animation would not move, and a drawing not stay sharp. */
const originals = byPath(
  import.meta.glob<string>('../../content/articles/*/*.{[gG][iI][fF],[sS][vV][gG]}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

/** @returns the files by their paths, with accents as {@link pictureName} writes them */
function byPath<Value>(files: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(files).map(([file, value]) => [file.normalize('NFC'), value]));
}

function pictureAt(file: string): Picture | undefined {
  const picture = pictures.get(file);
  const src = originals.get(file);
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
