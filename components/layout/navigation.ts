import type { ParseKeys } from 'i18next';
import { company } from '../../content/company.ts';
import { namedDomains, namedServices } from '../../renderer/i18n/namedFacts.ts';

/** A link of the frame: the key of its words in `common.json`, and where it leads. */
export interface NavigationLink {
  label: ParseKeys<'common'>;
  to: string;
}

/** The strip above the bar. */
export const stripLinks: readonly NavigationLink[] = [
  { label: 'pages.community', to: '/community' },
  { label: 'pages.nearshore', to: '/services/nearshore' },
];

/** The three sub-pages of "About". */
export const aboutLinks: readonly NavigationLink[] = [
  { label: 'pages.why', to: `/about/why-${company.slug}` },
  { label: 'pages.offices', to: '/about/offices' },
  { label: 'pages.methodologies', to: '/about/methodologies' },
];

/** Links of a menu under a title of their own. */
interface NavigationGroup {
  title: ParseKeys<'common'>;
  links: readonly NavigationLink[];
}

const serviceLinks: readonly NavigationLink[] = namedServices.map(({ key, path }) => ({
  label: `pages.${key}`,
  to: path,
}));

const engagementLink: NavigationLink = { label: 'pages.engagement', to: '/services/engagement' };

/** What is sold: the domains by what is tested, the services by how, with their prices and teams. */
export const expertiseGroups: readonly NavigationGroup[] = [
  {
    title: 'header.byProduct',
    links: namedDomains.map(({ key, path }) => ({ label: `domains.${key}`, to: path })),
  },
  { title: 'header.byTest', links: [...serviceLinks, engagementLink] },
];

/** The full offer, under both groups. */
export const offerLink: NavigationLink = { label: 'pages.offer', to: '/services' };

/** The links of the bar that open no menu. */
export const barLinks: readonly NavigationLink[] = [
  { label: 'pages.caseStudies', to: '/case-studies' },
  { label: 'pages.careers', to: '/careers' },
];

export const contactLink: NavigationLink = { label: 'pages.contact', to: '/contact' };

export const footerColumns: readonly NavigationGroup[] = [
  {
    title: 'footer.company',
    links: [
      { label: 'pages.about', to: '/about' },
      ...aboutLinks.slice(0, 2),
      ...barLinks.slice(1),
      contactLink,
    ],
  },
  {
    title: 'footer.expertise',
    links: [...serviceLinks, offerLink],
  },
  {
    title: 'footer.resources',
    links: [
      engagementLink,
      { label: 'pages.methodologies', to: '/about/methodologies' },
      { label: 'pages.caseStudies', to: '/case-studies' },
      { label: 'pages.blog', to: '/blog' },
      { label: 'pages.community', to: '/community' },
      { label: 'pages.consultants', to: '/consultants' },
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'pages.legalNotice', to: '/legal-notice' },
  { label: 'pages.privacyPolicy', to: '/privacy-policy' },
  { label: 'pages.termsOfService', to: '/terms-of-service' },
  { label: 'pages.cookiePolicy', to: '/cookie-policy' },
  { label: 'pages.accessibility', to: '/accessibility' },
];
