import { Description, Field, Label, Switch } from '@headlessui/react';
import { useTranslation } from 'react-i18next';
import type { Consent } from './consent.ts';

interface PreferenceCardProps {
  category: keyof Consent;
  checked: boolean;
  /** The category cannot be refused. */
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

/** One category: what it is for, and its switch. The state is also in words, for those who do not see the colour. */
export function PreferenceCard({ category, checked, disabled = false, onChange }: PreferenceCardProps) {
  const { t } = useTranslation('cookieConsent');
  const state = disabled ? 'preferences.always' : checked ? 'preferences.on' : 'preferences.off';
  return (
    <Field disabled={disabled} className="flex items-center justify-between gap-5 bg-card p-4 sm:px-5">
      <div>
        <Label className="font-bold">{t(`categories.${category}.title`)}</Label>
        <Description className="mt-1 text-sm text-muted">
          {t(`categories.${category}.description`)}
        </Description>
      </div>
      <div className="flex shrink-0 flex-col items-center gap-1">
        <Switch
          checked={checked}
          {...(onChange && { onChange })}
          className="group flex h-11 w-14 items-center data-disabled:cursor-not-allowed"
        >
          <span className="flex h-7 w-full rounded-full border-2 border-line-strong bg-line-strong p-0.5 transition-colors duration-150 group-data-checked:border-proof group-data-checked:bg-proof group-data-disabled:opacity-60">
            <span className="size-5 rounded-full border-2 border-white bg-white transition-transform duration-150 group-data-checked:translate-x-7 rtl:group-data-checked:-translate-x-7" />
          </span>
        </Switch>
        <span aria-hidden="true" className="w-20 text-center font-mono text-xs text-muted">
          {t(state)}
        </span>
      </div>
    </Field>
  );
}
