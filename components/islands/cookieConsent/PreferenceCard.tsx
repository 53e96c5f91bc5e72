import { useTranslation } from 'react-i18next';
import type { Consent } from './consent.ts';
import { useTools } from './useTools.ts';

interface PreferenceCardProps {
  category: keyof Consent;
  /** The category is always on: what is necessary cannot be refused. */
  always?: boolean;
}

/**
 * One category of cookies: its switch, what it is for, and the tools that it allows. The state of the switch
 * is also written out, for those who cannot tell its colours apart; screen readers skip these words, because
 * the switch itself tells them. CSS chooses the word by the state of the switch, so that no script has to
 * keep the two in step.
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
