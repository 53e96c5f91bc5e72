import { company } from '../../content/company.ts';
import type { Translate } from '../../locales/i18next.d.ts';

/** One step of a breadcrumb. The page and its structured data show the same steps. */
export interface Crumb {
  label: string;
  /** The path without language prefix. */
  path: string;
}

/** The paths in a breadcrumb that have no page, each with the path to link to instead. */
const replacements: Record<string, string> = { '/offre': '/services' };

/** @returns a step for each segment of a path. The labels are in `common:breadcrumb`; `lastLabel` replaces the label of the last step */
export function breadcrumbOf(path: string, t: Translate, lastLabel?: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => {
    const crumbPath = `/${segments.slice(0, index + 1).join('/')}`;
    const isLast = index === segments.length - 1;
    const label = isLast && lastLabel ? lastLabel : segmentLabel(segment, t);
    return { label, path: replacements[crumbPath] ?? crumbPath };
  });
  return [{ label: t('common:breadcrumb.home'), path: '/' }, ...crumbs];
}

function segmentLabel(segment: string, t: Translate): string {
  if (segment === `why-${company.slug}`) {
    return t('common:pages.why');
  }
  // The type of a segment is `string`, so the key is cast. A segment without a label fails the build (`renderer/i18n/createI18n.ts`).
  return t(`common:breadcrumb.${segment}` as 'common:breadcrumb.home');
}
