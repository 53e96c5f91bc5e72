import { useTranslation } from 'react-i18next';
import { optionalCategories } from '../../../content/storedItems.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import type { Consent } from './consent.ts';
import { useTools } from './useThirdPartyText.ts';

/** A dialog with a switch for each category, in plain HTML. `askConsent.ts` opens it and stores the choice; the browser closes it. */
export function CookiePreferences() {
  const { t } = useTranslation('cookieConsent');
  return (
    <ModalDialog
      id="visitor-choices"
      // `startConsentLayers.ts` announces this text after every choice here or in the banner.
      data-saved={t('preferences.saved')}
      aria-labelledby="visitor-choices-title"
      className="max-w-[40rem] rounded-panel border border-ink bg-paper"
    >
      <form method="dialog" className="p-5 sm:p-8">
        <DialogTitle id="visitor-choices-title" describedBy="visitor-choices-description">
          {t('preferences.title')}
        </DialogTitle>
        <p id="visitor-choices-description" className="mt-2 text-sm text-muted">
          {t('preferences.description')}
        </p>
        {/* `startConsentLayers.ts` shows this paragraph if the browser sends Global Privacy Control. */}
        <p hidden className="mt-2 text-sm text-muted">
          {t('preferences.privacySignal')}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own border and legend. */}
        <div role="group" aria-label={t('preferences.categories')} className="cell-grid mt-6">
          <PreferenceCard category="necessary" always />
          {optionalCategories.map((category) => (
            <PreferenceCard key={category} category={category} />
          ))}
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" data-consent-choice="save" className="max-sm:grow">
            {t('preferences.save')}
          </Button>
          <Button type="submit" variant="outline" className="max-sm:grow">
            {t('preferences.cancel')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

interface PreferenceCardProps {
  category: keyof Consent;
  /** True if the category cannot be refused. Its switch is then on and disabled. */
  always?: boolean;
}

/** One category of cookies: its switch, its purpose and its third parties. `askConsent.ts` sets the switch to the current choice. */
function PreferenceCard({ category, always = false }: PreferenceCardProps) {
  const { t } = useTranslation('cookieConsent');
  const toolsOf = useTools();
  const tools = toolsOf(category);
  const descriptionId = `cookies-${category}`;
  return (
    <div className="bg-card px-4 py-3 sm:px-5">
      <div className="flex items-center gap-3">
        <label htmlFor={`${descriptionId}-switch`} className="flex min-h-11 grow items-center font-bold">
          {t(`categories.${category}.title`)}
        </label>
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
      </div>
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
