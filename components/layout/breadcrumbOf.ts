import { company } from '../../content/company.ts';
import type { Translate } from '../../locales/i18next.d.ts';

/** One step of a breadcrumb. The page and its structured data show the same steps. */
export interface Crumb {
  label: string;
  /** The path without language prefix. */
  path: string;
}

/** Breadcrumb steps that have no page, each with the path to link to instead. `/offre/cloud` is a page, but `/offre` is not. */
const replacements: Record<string, string> = { '/offre': '/services' };

/** @returns a step for each segment of a path. Labels are in `common:breadcrumb`; the last may be `lastLabel`, e.g. an article's title */
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
  // A segment may be any string, so the key is cast to one that exists. Without a label, the build fails (`renderer/i18n/createI18n.ts`).
  return t(`common:breadcrumb.${segment}` as 'common:breadcrumb.home');
}
