import { useTranslation } from 'react-i18next';
import type { Consent } from './consent.ts';
import { useTools } from './useTools.ts';

interface PreferenceCardProps {
  category: keyof Consent;
  /** True for the category that cannot be refused: its switch is on and disabled. */
  always?: boolean;
}

/**
 * Shows one category of cookies: its switch, its purpose, and the third parties that it allows. `askConsent.ts` sets the switch to
 * the choice that holds, each time that it opens the dialog.
 */
export function PreferenceCard({ category, always = false }: PreferenceCardProps) {
  const { t } = useTranslation('cookieConsent');
  const toolsOf = useTools();
  const tools = toolsOf(category);
  const descriptionId = `cookies-${category}`;
  return (
    <div className="bg-card px-4 py-3 sm:px-5">
      <label htmlFor={`${descriptionId}-switch`} className="flex min-h-11 items-center gap-3">
        <span className="grow font-bold">{t(`categories.${category}.title`)}</span>
        {always && (
          <span aria-hidden="true" className="font-mono text-xs text-muted max-sm:hidden">
            {t('preferences.always')}
          </span>
        )}
        <input
          id={`${descriptionId}-switch`}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state (ARIA in HTML, 5)
          role="switch"
          name={category}
          disabled={always}
          defaultChecked={always}
          aria-describedby={descriptionId}
        />
      </label>
      <p id={descriptionId} className="text-sm text-muted">
        {t(`categories.${category}.description`)}
        {!always && tools.length === 0 && ` ${t('unused')}`}
      </p>
      {tools.map((tool) => (
        <p key={tool} className="mt-1 text-sm">
          {tool}
        </p>
      ))}
    </div>
  );
}
