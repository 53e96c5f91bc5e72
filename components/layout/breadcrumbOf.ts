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

/** @returns a step for the home page and for each segment of a path. `lastLabel`, e.g. an article's title, replaces the last label */
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
  // `t` accepts only keys that exist, and a segment is any string, so the key is cast. Without a label, the build fails (`createI18n.ts`).
  return t(`common:breadcrumb.${segment}` as 'common:breadcrumb.home');
}
