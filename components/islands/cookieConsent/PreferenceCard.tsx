import { useTranslation } from 'react-i18next';
import type { Consent } from './consent.ts';
import { useTools } from './useTools.ts';

interface PreferenceCardProps {
  category: keyof Consent;
  /** The category cannot be refused. */
  always?: boolean;
}

/** One category: what it is for, and its switch. The state is also in words, for those who do not see the colour. */
export function PreferenceCard({ category, always = false }: PreferenceCardProps) {
  const { t } = useTranslation('cookieConsent');
  const tools = useTools()(category);
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
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on (ARIA in HTML, 5)
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
