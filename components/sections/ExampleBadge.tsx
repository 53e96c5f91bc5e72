import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/classNames.ts';

const sizes = {
  /** Above a title, or in a line of a sheet. */
  small: '-rotate-2 border border-current px-2 font-mono text-xs text-muted in-dark:text-muted-dark',
  /** Across the corner of a whole document. */
  large:
    'rotate-[5deg] border-[3px] border-alert bg-card px-3 py-0.5 font-display text-[1.2rem] font-bold text-alert',
} as const;

interface ExampleBadgeProps {
  size?: keyof typeof sizes;
  className?: string;
}

/**
 * The badge on an example. By `data-example`, `markdownOf.ts` recognizes a section as an example, for the chat and the Markdown files of
 * the pages. Screen readers ignore the badge: they read "example" in the heading (`Section.tsx`) or in the illustration's name.
 */
export function ExampleBadge({ size = 'small', className }: ExampleBadgeProps) {
  const { t } = useTranslation('common');
  return (
    <p
      data-example=""
      aria-hidden="true"
      className={classNames(
        'w-fit whitespace-nowrap rounded-control tracking-wide uppercase',
        sizes[size],
        className,
      )}
    >
      {t('example')}
    </p>
  );
}
