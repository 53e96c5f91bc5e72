import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { useTranslation } from 'react-i18next';
import type { Picture } from 'vite-imagetools';
import { pictureName } from '../../content/articles/articleSchema.ts';
import { signatory } from '../../content/people.ts';
import { headingsIn, shownArticle } from '../../renderer/articles/articlePipeline.ts';
import type { ArticleSource } from '../../renderer/articles/articles.ts';
import { Link } from '../ui/Link.tsx';
import { LogoDrawing } from '../ui/LogoDrawing.tsx';
import { Contents } from './Contents.tsx';
import { Portrait } from './people/PersonCard.tsx';

export function ArticleText({ article }: { article: ArticleSource }) {
  const { t } = useTranslation('blog');
  const processor = shownArticle(article, t('text', { returnObjects: true }));
  const tree = processor.runSync(processor.parse(article.markdown), article.markdown);
  const headings = headingsIn(tree);
  const person = signatory(article.author);
  return (
    <div className="container-page section-y grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
      {headings.length > 0 && <Contents title={t('article.contents')} items={headings} />}
      <div className="lg:col-start-2">
        <article aria-label={article.title} className="article-body">
          {toJsxRuntime(tree, {
            ...{ Fragment, jsx, jsxs },
            components: {
              ...elements,
              img: ({ src = '', ...rest }) => {
                const picture = articlePictureOf(article.slug, src);
                return picture && <ArticlePicture {...rest} picture={picture} />;
              },
            },
          })}
        </article>
        <aside
          aria-labelledby="author-title"
          className="mt-8 flex max-w-measure gap-6 @max-[20rem]:block border-t border-ink pt-4"
        >
          {/* If the author is a role and not a person, the company's logo replaces the portrait. */}
          {person ? <Portrait person={person} /> : <LogoDrawing className="size-14 shrink-0" />}
          <div>
            <h2 id="author-title" className="mono-label tracking-normal">
              {t('article.authorTitle')}
            </h2>
            <p className="mt-1 font-display text-h4 font-bold">{article.author}</p>
            {article.authorBio && <p className="mt-2 text-muted">{article.authorBio}</p>}
          </div>
        </aside>
      </div>
    </div>
  );
}

/** The components that replace HTML elements of an article. */
const elements: Components = {
  a: ({ href, ...rest }) => (href === undefined ? <a {...rest} /> : <Link to={href} {...rest} />),
  // An `<aside>` inside an article would be a landmark of the page.
  aside: ({ children }) => (
    <div className="alert" role="note">
      {children}
    </div>
  ),
  code: ({ className: _, ...rest }) => <code {...rest} />,
  input: TaskBox,
  // The element around the table scrolls, so the table keeps its own role.
  table: ({ children, ...region }) => (
    <div className="table-scroll" {...region}>
      <table>{children}</table>
    </div>
  ),
};

function TaskBox({ checked = false }: { checked?: boolean | undefined }) {
  const { t } = useTranslation('blog');
  return (
    <input
      type="checkbox"
      defaultChecked={checked}
      disabled
      aria-label={t(checked ? 'text.done' : 'text.toDo')}
    />
  );
}

/** The `sizes` of a picture: the width of the text column, which nearly fills a narrow window. */
const columnWidth = '(min-width: 42rem) 40rem, 92vw';

interface ArticlePictureProps {
  /** `isMoving` marks an animation. Its `sources` show only its first image. */
  picture: Picture & { isMoving?: boolean };
  alt?: string | undefined;
  title?: string | undefined;
  width?: string | number | undefined;
}

/** A picture with its size, so that nothing moves when it loads. An animation stands still for visitors who prefer reduced motion. */
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

/** The pictures of all articles, as wide as the text column, at 1x and 2x density. Vite needs a literal glob (see `pictureFormats`). */
const pictures = byPath(
  import.meta.glob<Picture>(
    '../../content/articles/*/*.{[jJ][pP][gG],[jJ][pP][eE][gG],[pP][nN][gG],[wW][eE][bB][pP],[aA][vV][iI][fF],[gG][iI][fF],[sS][vV][gG]}',
    { eager: true, query: '?w=640;1280&format=avif;webp&as=picture', import: 'default' },
  ),
);

/** Files that are served unchanged: resizing would stop an animation, and turn a vector drawing into pixels. */
const originals = byPath(
  import.meta.glob<string>('../../content/articles/*/*.{[gG][iI][fF],[sS][vV][gG]}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

/** @returns the files by their paths, with accents in the form that {@link pictureName} uses */
function byPath<Value>(files: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(files).map(([file, value]) => [file.normalize('NFC'), value]));
}

/** @returns the picture at this address in the article's folder; undefined if there is no such file */
function articlePictureOf(slug: string, address: string): ArticlePictureProps['picture'] | undefined {
  const file = `../../content/articles/${slug}/${pictureName(address)}`;
  const picture = pictures.get(file);
  const src = originals.get(file);
  if (!picture || src === undefined) {
    return picture;
  }
  const isMoving = /\.gif$/i.test(file);
  return { sources: isMoving ? picture.sources : {}, img: { ...picture.img, src }, isMoving };
}
