import { Description, Field, Input, Label } from '@headlessui/react';
import { Fragment } from 'react';
import { useHydrated } from '../../../renderer/islands/useHydrated.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { FieldError } from './FieldError.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FormControls } from './useFormSubmission.ts';
import { useFormWords } from './useFormWords.ts';

/** A checkbox that must be ticked. It has no name, so it is not sent: a form is only ever sent with it ticked. */
export function ConsentField({ controls, field }: { controls: FormControls; field: string }) {
  const { form, idPrefix, state } = controls;
  const { labelOf, hintOf, errorOf } = useFormWords(form.definition);
  const id = `${idPrefix}-${field}`;
  const help = hintOf(field, 'help');
  const error = errorOf(field, state.faults[field]);
  const awake = useHydrated();
  return (
    <Field as={FieldFrame} isWrong={error !== undefined}>
      <FieldError text={error} />
      <div className="flex items-start gap-3">
        {/* Spread, as in `TextField.tsx`. */}
        <Input as={Fragment} {...{ id }} invalid={error !== undefined}>
          <input
            type="checkbox"
            aria-required="true"
            // As in `TextField.tsx`.
            required={!awake}
            suppressHydrationWarning
            aria-disabled={state.stage === 'sending' || undefined}
            // For the pre-rendered HTML, as in `TextField.tsx`.
            aria-describedby={help && `${id}-help`}
            className="mt-0.5 size-6 shrink-0 accent-proof"
          />
        </Input>
        <Label htmlFor={id} className="text-sm/relaxed">
          {labelOf(field)}
        </Label>
      </div>
      <p className="ms-9 mt-1 text-sm text-muted">
        {help && (
          // Headless UI names descriptions in the order in which they came: a new element comes after the error, which is then said first.
          <Description key={String(error !== undefined)} as="span" id={`${id}-help`}>
            {help}{' '}
          </Description>
        )}
        <TextLink to="/privacy-policy">{hintOf(field, 'link')}</TextLink>
      </p>
    </Field>
  );
}
