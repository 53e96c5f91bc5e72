import type { ParseKeys } from 'i18next';
import { company } from '../../content/company.ts';
import { searchPath } from '../../content/pagePaths.ts';
import { hasThisSite } from '../../content/thisSite/thisSite.ts';
import { hasPage } from '../../renderer/content/hasPage.ts';
import { namedDomains, namedServices } from '../../renderer/i18n/namedContent.ts';

/** A link in the header or footer: the key of its label in `common.json`, and its path. */
export interface NavigationLink {
  label: ParseKeys<'common'>;
  to: string;
}

/** @returns the links whose pages exist. The owner may remove pages, except `/about`, `/services` and `/contact`, which code links to */
function existing(...links: NavigationLink[]): readonly NavigationLink[] {
  return links.filter(({ to }) => hasPage(to));
}

const communityLink: NavigationLink = { label: 'pages.community', to: '/community' };
const caseStudiesLink: NavigationLink = { label: 'pages.caseStudies', to: '/case-studies' };
const careersLink: NavigationLink = { label: 'pages.careers', to: '/careers' };
const officesLink: NavigationLink = { label: 'pages.offices', to: '/about/offices' };
const methodologiesLink: NavigationLink = { label: 'pages.methodologies', to: '/about/methodologies' };

/** The link to "Why …". The page's path contains the company's slug; its folder, `pages/about/why`, does not. */
const whyLinks: readonly NavigationLink[] = hasPage('/about/why')
  ? [{ label: 'pages.why', to: `/about/why-${company.slug}` }]
  : [];

/** The links of the strip above the header's bar, before the telephone number. */
export const stripLinks = existing(communityLink, { label: 'pages.nearshore', to: '/services/nearshore' });

export const aboutLinks = [...whyLinks, ...existing(officesLink, methodologiesLink)];

interface NavigationGroup {
  title: ParseKeys<'common'>;
  links: readonly NavigationLink[];
}

const serviceLinks: readonly NavigationLink[] = namedServices.map(({ key, path }) => ({
  label: `pages.${key}`,
  to: path,
}));

const engagementLink: NavigationLink = { label: 'pages.engagement', to: '/services/engagement' };

/** The offer in two groups: the domains (what is tested), and the services (how it is tested) with a link to prices and teams. */
export const expertiseGroups: readonly NavigationGroup[] = [
  {
    title: 'header.byProduct',
    links: namedDomains.map(({ key, path }) => ({ label: `domains.${key}`, to: path })),
  },
  { title: 'header.byTest', links: [...serviceLinks, ...existing(engagementLink)] },
];

/** The link to the whole offer, shown below both groups. */
export const offerLink: NavigationLink = { label: 'pages.offer', to: '/services' };

/** The links of the header's bar, after its menus. */
export const barLinks = existing(caseStudiesLink, careersLink);

export const contactLink: NavigationLink = { label: 'pages.contact', to: '/contact' };

export const footerColumns: readonly NavigationGroup[] = [
  {
    title: 'footer.company',
    links: [
      { label: 'pages.about', to: '/about' },
      ...whyLinks,
      ...existing(officesLink, careersLink),
      contactLink,
    ],
  },
  { title: 'footer.expertise', links: [...serviceLinks, offerLink] },
  {
    title: 'footer.resources',
    links: [
      ...existing(engagementLink, methodologiesLink, caseStudiesLink),
      // Without `hasThisSite`, the page is not built. `existing` cannot tell, because the folder of the page exists.
      ...(hasThisSite ? existing({ label: 'pages.thisSite', to: '/about/this-site' }) : []),
      ...existing({ label: 'pages.blog', to: '/blog' }, communityLink, {
        label: 'pages.consultants',
        to: '/consultants',
      }),
      ...existing({ label: 'breadcrumb.search', to: searchPath }),
    ],
  },
];
