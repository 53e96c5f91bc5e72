import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/classNames.ts';

/** The stamp on what illustrates and reports nothing that happened: one for a section or a picture. */
export function ExampleStamp({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <p
      className={classNames(
        'w-fit -rotate-2 rounded-control border border-current px-2 font-mono text-xs tracking-wide text-muted uppercase in-dark:text-muted-dark',
        className,
      )}
    >
      {t('example')}
    </p>
  );
}
