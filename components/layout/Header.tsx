import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';
import { isSwitchable, LanguageSwitcher } from '../islands/language/LanguageSwitcher.tsx';
import { Menu } from '../islands/menu/Menu.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { closePath, menuPath } from '../ui/iconPaths.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/LogoDrawing.tsx';
import { telOf } from '../ui/telOf.ts';
import {
  aboutLinks,
  barLinks,
  contactLink,
  expertiseGroups,
  type NavigationLink,
  offerLink,
  stripLinks,
} from './navigation.ts';

const stripLinkClass = 'flex h-full items-center hover:text-white focus-visible:-outline-offset-3';

/**
 * The header: a strip of links, and a bar with the navigation. On phones the navigation is a popover, which opens without scripts.
 * Browsers paint a page while it arrives (decision 009). So the menu button has a set width (`w-26`), and `header.css` sets the widths of
 * the columns in a wide bar: nothing moves when a later element arrives. For `currentPath` and `switchPath`, see `Layout`.
 */
export function Header({ currentPath, switchPath }: { currentPath: string; switchPath: string }) {
  const { t } = useTranslation('common');
  return (
    <>
      <nav
        aria-label={t('header.stripLabel')}
        data-dark=""
        className="bg-band text-sm text-muted-dark"
        data-print="no"
      >
        <ul className="container-page flex flex-wrap gap-x-6">
          {stripLinks.map(({ label, to }) => (
            <li key={to} className="h-10">
              <Link to={to} className={stripLinkClass}>
                {t(label)}
              </Link>
            </li>
          ))}
          {/* On phones the strip is too narrow for the telephone number, so it is in the menu. */}
          <li className="ms-auto h-10 max-sm:hidden">
            <Link to={telOf(company.phone)} className={stripLinkClass}>
              {company.phone}
            </Link>
          </li>
        </ul>
      </nav>
      <header className="@container sticky top-0 z-40 low:static border-b border-line bg-paper">
        <div className="container-page -mb-px flex min-h-16 items-center justify-between gap-1 max-sm:flex-wrap">
          <Link to="/" aria-label={t('header.home')} className="flex min-h-11 items-center">
            <Logo name={company.name} />
          </Link>
          <button
            type="button"
            popoverTarget="site-menu"
            className={`@bar:hidden ${buttonClass('ghost', 'default')} -me-3 ms-auto w-26 px-3! justify-start`}
          >
            <LineIcon path={menuPath} className="size-5" />
            {t('header.menu')}
          </button>
          <nav id="site-menu" popover="auto" aria-label={t('header.label')}>
            <div className="mb-4 flex justify-end @bar:hidden">
              <button
                type="button"
                // When the menu opens, it covers the focused button, so the focus moves here (HTML, "popover focusing steps").
                // biome-ignore lint/a11y/noAutofocus: while the menu is closed, the button is not rendered and cannot be focused
                autoFocus
                popoverTarget="site-menu"
                popoverTargetAction="hide"
                className={`${buttonClass('ghost', 'default')} -me-3`}
              >
                <LineIcon path={closePath} className="size-5" />
                {t('header.closeMenu')}
              </button>
            </div>
            <ul>
              <li>
                <Menu label={t('pages.about')}>
                  <MenuLinks
                    links={[{ label: 'header.aboutOverview', to: '/about' }, ...aboutLinks]}
                    currentPath={currentPath}
                  />
                </Menu>
              </li>
              <li>
                <Menu label={t('header.expertise')} wide>
                  <div className="@bar:grid @bar:grid-cols-2">
                    {expertiseGroups.map(({ title, links }, index) => (
                      <div key={title}>
                        <p id={`menu-group-${index}`} className="mono-label px-4 pt-4 pb-1">
                          {t(title)}
                        </p>
                        <MenuLinks
                          links={links}
                          currentPath={currentPath}
                          labelledBy={`menu-group-${index}`}
                        />
                      </div>
                    ))}
                  </div>
                  <div className="border-t border-line font-bold">
                    <MenuLinks links={[offerLink]} currentPath={currentPath} />
                  </div>
                </Menu>
              </li>
              {barLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} aria-current={to === currentPath ? 'page' : undefined} className="menu-row">
                    {t(label)}
                  </Link>
                </li>
              ))}
              {isSwitchable && (
                // `header.css` keeps column 6 for the language switcher. It stays there if a page of `barLinks` is removed.
                <li className="@bar:col-start-6">
                  <LanguageSwitcher path={switchPath} />
                </li>
              )}
              <li className="@max-bar:mt-6 @bar:ms-2">
                <ButtonLink to={contactLink.to} className="w-full">
                  {t(contactLink.label)}
                </ButtonLink>
              </li>
              <li className="@max-bar:mt-3 @bar:hidden">
                <ButtonLink variant="outline" to={telOf(company.phone)} className="w-full">
                  {company.phone}
                </ButtonLink>
              </li>
            </ul>
          </nav>
        </div>
      </header>
    </>
  );
}

interface MenuLinksProps {
  links: readonly NavigationLink[];
  currentPath: string;
  labelledBy?: string;
}

function MenuLinks({ links, currentPath, labelledBy }: MenuLinksProps) {
  const { t } = useTranslation('common');
  return (
    <ul aria-labelledby={labelledBy}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} aria-current={to === currentPath ? 'page' : undefined}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
