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
    <Field disabled={disabled} className="bg-card px-4 py-3 sm:px-5">
      <div className="flex items-center gap-3">
        <Label className="grow font-bold">{t(`categories.${category}.title`)}</Label>
        <span aria-hidden="true" className="font-mono text-xs text-muted max-sm:hidden">
          {t(state)}
        </span>
        <Switch
          checked={checked}
          {...(onChange && { onChange })}
          className="group flex h-11 w-13 shrink-0 items-center rounded-full data-disabled:cursor-not-allowed"
        >
          <span className="flex h-7 w-full rounded-full border-2 border-line-strong bg-line-strong p-0.5 transition-colors group-data-checked:border-proof group-data-checked:bg-proof group-data-disabled:opacity-60">
            <span className="size-5 rounded-full border-2 border-card bg-card transition-transform group-data-checked:translate-x-6 rtl:group-data-checked:-translate-x-6" />
          </span>
        </Switch>
      </div>
      <Description className="text-sm text-muted">{t(`categories.${category}.description`)}</Description>
    </Field>
  );
}
