import type { Picture } from 'vite-imagetools';
import { imageName } from '../../../content/articles/articleSchema.ts';

/** The `sizes` of an image: the width of the text column, which nearly fills a narrow window. */
const columnWidth = '(min-width: 42rem) 40rem, 92vw';

interface ArticleImageProps {
  /** `isMoving` is true for an animation. The `sources` of an animation contain only its first frame. */
  image: Picture & { isMoving?: boolean };
  alt?: string | undefined;
  title?: string | undefined;
  width?: string | number | undefined;
}

/** An image. Its width and height are set, so that loading moves nothing. Visitors who prefer reduced motion see no animation. */
export function ArticleImage({ image, alt = '', title, width }: ArticleImageProps) {
  const { img, sources, isMoving } = image;
  const shownWidth = Math.min(Number(width) || img.w, img.w);
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet}
          sizes={columnWidth}
          media={isMoving ? '(prefers-reduced-motion: reduce)' : undefined}
        />
      ))}
      <img
        src={img.src}
        alt={alt}
        title={title}
        width={shownWidth}
        height={Math.round((img.h * shownWidth) / img.w)}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** The images of all articles, resized to the text column (1x and 2x). Vite needs a literal, so the glob repeats `imageFormats`. */
const images = byPath(
  import.meta.glob<Picture>(
    '../../../content/articles/*/*.{[jJ][pP][gG],[jJ][pP][eE][gG],[pP][nN][gG],[wW][eE][bB][pP],[aA][vV][iI][fF],[gG][iI][fF],[sS][vV][gG]}',
    { eager: true, query: '?w=640;1280&format=avif;webp&as=picture', import: 'default' },
  ),
);

/** Files that are served unchanged: resizing would stop an animation, and turn a vector drawing into pixels. */
const originals = byPath(
  import.meta.glob<string>('../../../content/articles/*/*.{[gG][iI][fF],[sS][vV][gG]}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

/** @returns the files by path. Paths are in Unicode form NFC, because `articleImageOf` looks for names in this form ({@link imageName}). */
function byPath<Value>(files: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(files).map(([file, value]) => [file.normalize('NFC'), value]));
}

/** @returns the image that an article's text refers to by `url`; undefined if there is no such file, which `npm run check` reports */
export function articleImageOf(slug: string, url: string): ArticleImageProps['image'] | undefined {
  const file = `../../../content/articles/${slug}/${imageName(url)}`;
  const image = images.get(file);
  const src = originals.get(file);
  if (!image || src === undefined) {
    return image;
  }
  const isMoving = /\.gif$/i.test(file);
  return { sources: isMoving ? image.sources : {}, img: { ...image.img, src }, isMoving };
}
