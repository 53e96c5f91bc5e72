import { useTranslation } from 'react-i18next';
import { documentOf } from './documentOf.ts';

/** The margins of the sheets. Each is further to the end than the one before, so that its edge shows; the sixth starts again. */
const offsets = ['me-12', 'ms-3 me-9', 'ms-6 me-6', 'ms-9 me-3', 'ms-12'];

/** The picture of the page: a folder of documents, one for each reason, each behind the next. */
export function DocumentFile() {
  const { t } = useTranslation(['about', 'specimens']);
  const documents = t('about:why.items', { returnObjects: true })
    .map(({ key }) => documentOf(key))
    .filter((document) => document !== undefined);
  return (
    <div
      role="img"
      aria-label={t('about:whyPicture.description')}
      className="mx-auto w-full max-w-[31rem] font-mono text-xs sm:text-[0.85rem]"
    >
      {documents.map(({ key }, index) => (
        <div
          key={key}
          className={`relative -mb-4 rounded-t-panel border border-line-strong bg-card px-5 pt-3.5 pb-9 @max-[20rem]:px-2 ${offsets[index % offsets.length]}`}
        >
          <p className="text-proof">{t('about:whyPicture.item', { number: index + 1 })}</p>
          <p>{t(`specimens:names.${key}`)}</p>
        </div>
      ))}
      <div className="relative flex items-center gap-4 rounded-panel border border-line-dark bg-band px-5 py-6 text-white">
        <span className="h-8 w-3 rounded-full border-2 border-lime" />
        {t('about:whyPicture.title')}
      </div>
    </div>
  );
}
