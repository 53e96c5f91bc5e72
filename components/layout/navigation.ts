import type { ParseKeys } from 'i18next';
import { company } from '../../content/company.ts';
import { namedDomains, namedServices } from '../../locales/namedFacts.ts';

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

/** The domains. */
export const domainLinks: readonly NavigationLink[] = namedDomains.map(({ key, path }) => ({
  label: `domains.${key}`,
  to: path,
}));

/** The full offer, under the domains. */
export const offerLink: NavigationLink = { label: 'pages.offer', to: '/services' };

/** The links of the bar that open no menu. */
export const barLinks: readonly NavigationLink[] = [
  { label: 'pages.caseStudies', to: '/case-studies' },
  { label: 'pages.careers', to: '/careers' },
];

export const contactLink: NavigationLink = { label: 'pages.contact', to: '/contact' };

interface FooterColumn {
  title: ParseKeys<'common'>;
  links: readonly NavigationLink[];
}

export const footerColumns: readonly FooterColumn[] = [
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
    links: [
      ...namedServices.map(({ key, path }) => ({ label: `pages.${key}` as const, to: path })),
      offerLink,
    ],
  },
  {
    title: 'footer.resources',
    links: [
      { label: 'pages.engagement', to: '/services/engagement' },
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
