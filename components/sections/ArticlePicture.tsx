import type { Picture } from '../../renderer/articles/picture.ts';

/** The `sizes` of a picture: the width of a column of text, which is nearly the whole of a narrow window. */
const columnWidth = '(min-width: 42rem) 40rem, 92vw';

interface ArticlePictureProps {
  picture: Picture;
  /** What the article says of it. */
  alt?: string | undefined;
  title?: string | undefined;
  width?: string | number | undefined;
}

/** A picture with its size, so that nothing moves when it comes. For those who want less motion, an animation stands still. */
export function ArticlePicture({ picture, alt = '', title, width }: ArticlePictureProps) {
  const { img, sources, isMoving } = picture;
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
