import { company } from '../../content/company.ts';
import type { Translate } from '../../locales/i18next.d.ts';

/** A step of the way from the home page to a page: the breadcrumb shows it, and the structured data say it. */
export interface Crumb {
  label: string;
  /** Without language prefix. */
  path: string;
}

/** Paths that are no page, each with the page that lists what is under it. */
const standIns: Record<string, string> = { '/offre': '/services' };

/** @returns the way from the home page to a page, from the segments of its path; their labels are in `common:breadcrumb`, or `lastLabel` is the last one */
export function breadcrumbOf(path: string, t: Translate, lastLabel?: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => {
    const crumbPath = `/${segments.slice(0, index + 1).join('/')}`;
    const isLast = index === segments.length - 1;
    const label = isLast && lastLabel ? lastLabel : segmentLabel(segment, t);
    return { label, path: standIns[crumbPath] ?? crumbPath };
  });
  return [{ label: t('common:breadcrumb.home'), path: '/' }, ...crumbs];
}

function segmentLabel(segment: string, t: Translate): string {
  if (segment === `why-${company.slug}`) {
    return t('common:pages.why');
  }
  // A segment may be any text: one without a label ends the build (`renderer/i18n/createI18n.ts`).
  return t(`common:breadcrumb.${segment}` as 'common:breadcrumb.home');
}
