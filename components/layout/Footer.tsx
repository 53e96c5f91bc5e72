import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';
import { offices } from '../../content/offices.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { island as newsletter } from '../islands/newsletter/Newsletter.tsx';
import { legalLinks } from '../sections/legalLinks.ts';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/LogoDrawing.tsx';
import { NetworkIcon } from '../ui/NetworkIcon.tsx';
import { NewTabHint } from '../ui/NewTabHint.tsx';
import { footerColumns, type NavigationLink } from './navigation.ts';

interface FooterProps {
  /** True on the home page. Its structured data name an address, which must be shown too (Google, "General structured data guidelines"). */
  withAddress: boolean;
}

/** The last part of every page: the company, its social networks, the newsletter, three columns of links, and the legal links. */
export function Footer({ withAddress }: FooterProps) {
  const { t } = useTranslation(['common', 'cookieConsent']);
  const { street, postalCode, city } = offices.headquarters.address;
  const link = ({ label, to }: NavigationLink) => (
    <li key={to}>
      <Link to={to} className="footer-link">
        {t(label)}
      </Link>
    </li>
  );
  return (
    <footer data-dark="" className="border-t border-line-dark bg-ink-deep text-sm text-white" data-print="no">
      <div className="container-page grid gap-x-10 gap-y-12 py-14 sm:grid-cols-2 lg:footer-columns lg:py-16">
        <div className="max-sm:col-span-full">
          <Logo name={company.name} />
          <p className="mt-4 max-w-narrow text-muted-dark">{t('footer.description')}</p>
          {company.social.length > 0 && (
            <ul className="mt-6 flex flex-wrap gap-x-6" aria-label={t('footer.social')}>
              {company.social.map(({ key, name, url }) => (
                <li key={key}>
                  <Link to={url} target="_blank" className="footer-link gap-2">
                    <NetworkIcon network={key} />
                    <NewTabHint hint={t('footer.newTab')}>{name}</NewTabHint>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <Island of={newsletter} when="interaction" />
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className="mb-3 text-base font-bold tracking-normal">{t(title)}</h2>
            <ul>{links.map(link)}</ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-line-dark">
        {/* The padding at the bottom keeps the chat's button from covering these links. */}
        <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-5 pb-24 text-muted-dark">
          <p>{t('footer.copyright')}</p>
          {withAddress && (
            <address className="not-italic">
              {`${company.legalName}, ${street}, ${postalCode} ${city}, ${company.phone.replaceAll(' ', '\u00a0')}, ${company.email}`}
            </address>
          )}
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map(link)}
            <li className="noscript:hidden">
              {/* `askConsent.ts` handles a click on this button. */}
              <button type="button" data-consent-choice="customize" className="footer-link">
                {t('cookieConsent:manage')}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
