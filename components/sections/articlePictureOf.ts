import { type Picture, pictureName } from '../../renderer/articles/picture.ts';

/** The pictures of all articles, as wide as a column of text, at one and two pixels for each CSS pixel. A glob is literal: see `pictureFormats`. */
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

/** @returns the picture beside an article that it names by this address; nothing where no such file stands there */
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
