import { useTranslation } from 'react-i18next';
import type { Consent } from './consent.ts';
import { useTools } from './useTools.ts';

interface PreferenceCardProps {
  category: keyof Consent;
  /** True for the category that cannot be refused: its switch is always on. */
  always?: boolean;
}

/**
 * Shows one category of cookies: its switch, its purpose, and the tools that it allows. The state of the switch is also written as a
 * word, for visitors who cannot tell its colours apart. CSS shows the word that fits, so no script has to update it. Screen readers
 * skip the word, because they announce the state of the switch.
 */
export function PreferenceCard({ category, always = false }: PreferenceCardProps) {
  const { t } = useTranslation('cookieConsent');
  const toolsOf = useTools();
  const tools = toolsOf(category);
  const description = `cookies-${category}`;
  return (
    <div className="bg-card px-4 py-3 sm:px-5">
      <label className="group flex min-h-11 items-center gap-3">
        <span className="grow font-bold">{t(`categories.${category}.title`)}</span>
        <span aria-hidden="true" className="font-mono text-xs text-muted max-sm:hidden">
          {always ? (
            t('preferences.always')
          ) : (
            <>
              <span className="group-has-checked:hidden">{t('preferences.off')}</span>
              <span className="hidden group-has-checked:inline">{t('preferences.on')}</span>
            </>
          )}
        </span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state (ARIA in HTML, 5)
          role="switch"
          name={category}
          disabled={always}
          defaultChecked={always}
          aria-describedby={description}
        />
      </label>
      <p id={description} className="text-sm text-muted">
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
