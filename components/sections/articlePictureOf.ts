import { type Picture, pictureName } from '../../renderer/articles/picture.ts';

/**
 * The pictures of all articles. The widths are those of a column of text (`ArticlePicture.tsx`), at one pixel and at two for each CSS pixel; the
 * endings are `pictureFormats`, because a pattern of `import.meta.glob` is a literal.
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

/**
 * @param slug of the article beside which the picture stands
 * @param address of the picture, as the article writes it
 * @returns the picture; nothing where no such file stands there
 */
export function articlePictureOf(slug: string, address: string): Picture | undefined {
  const file = `../../content/articles/${slug}/${pictureName(address)}`;
  const picture = pictures.get(file);
  const src = originals.get(file);
  if (!picture || src === undefined) {
    return picture;
  }
  const isMoving = /\.gif$/i.test(file);
  return { sources: isMoving ? picture.sources : {}, img: { ...picture.img, src }, isMoving };
}
