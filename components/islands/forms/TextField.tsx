import { Description, Field, Input, Label } from '@headlessui/react';
import { type ComponentPropsWithRef, Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../renderer/islands/useHydrated.ts';
import { classNames } from '../../ui/classNames.ts';
import { controlClass } from '../../ui/controlClass.ts';
import { chevronDownPath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { FieldError } from './FieldError.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FormControls } from './useFormSubmission.ts';
import { useFormWords } from './useFormWords.ts';

/** The count is shown when at most this many characters are left. */
const countedFrom = 1000;

interface TextFieldProps {
  controls: FormControls;
  field: string;
  /** An option that the list lacks and the address asks for, such as the subject of a request. */
  offered?: string | undefined;
}

/** A text field or a list, after its label, its help and its error, in the order of the GOV.UK error message pattern. */
export function TextField({ controls, field, offered }: TextFieldProps) {
  const { form, idPrefix, state, starting } = controls;
  const asked = form.definition.fields[field] ?? {};
  const { type, required, autoComplete = 'off', rows, sentAs = field } = asked;
  const { t } = useTranslation('forms');
  const { labelOf, hintOf, optionsOf, errorOf } = useFormWords(form.definition);
  const id = `${idPrefix}-${field}`;
  const help = hintOf(field, 'help');
  const error = errorOf(field, state.faults[field]);
  const placeholder = hintOf(field, 'placeholder');
  const sending = state.stage === 'sending';
  const awake = useHydrated();
  const control = {
    name: sentAs,
    'aria-required': required,
    // The browser checks a form that no script does; where one does, `hold.ts` says why this must not stay.
    required: required && !awake,
    // It may be taken off before React compares attributes, in development.
    suppressHydrationWarning: true,
    autoComplete,
    // Not `disabled`, which would take the focus away.
    'aria-disabled': sending || undefined,
    // For the pre-rendered HTML: Headless UI adds this when it runs.
    'aria-describedby': help && `${id}-help`,
  };
  // An address or a number always reads from left to right (`components/styles/base.css`); other words may be of either direction.
  const dir = type === 'email' || type === 'tel' ? undefined : 'auto';
  const text = { ...control, dir, placeholder, readOnly: sending };
  const options = optionsOf(field);
  // A draft may have an option that neither the list nor the address has.
  const other = [starting[field], offered].find((each) => each && !Object.hasOwn(options, each));
  const choices = Object.entries(other ? { ...options, [other]: other } : options);

  return (
    <Field as={FieldFrame} isWrong={error !== undefined}>
      <Label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {labelOf(field)}
        {/* A space that does not collapse, not a margin: the name of the control is read without its style, and Chromium drops another one. */}
        {!required && <span className="font-normal text-muted">{`\u00a0${t('optional')}`}</span>}
      </Label>
      {help && (
        <Description id={`${id}-help`} className="mb-1.5 text-sm text-muted">
          {help}
        </Description>
      )}
      <FieldError text={error} />
      {/* A fragment passes its id on to its child, but has none by its types: hence the spread. */}
      <Input as={Fragment} {...{ id }} invalid={error !== undefined}>
        {type === 'select' ? (
          <Select {...control}>
            <option value="">{placeholder}</option>
            {choices.map(([each, title]) => (
              <option key={each} value={each}>
                {title}
              </option>
            ))}
          </Select>
        ) : type === 'textarea' ? (
          <Textarea {...text} rows={rows} />
        ) : (
          <TextInput {...text} type={type} />
        )}
      </Input>
      {/* The key makes it count again after a prefill, which causes no input event. */}
      <Remaining key={starting[field]} form={form} field={field} id={id} />
    </Field>
  );
}

/** Shows how many characters are left once few are (GOV.UK character count, with a threshold). */
function Remaining({ form, field, id }: Pick<FormControls, 'form'> & { field: string; id: string }) {
  const { longest = 0 } = form.definition.fields[field] ?? {};
  const { hintOf } = useFormWords(form.definition);
  const [length, setLength] = useState(0);
  useEffect(() => {
    // Whatever the field is, it has these properties of a text area.
    const control = document.getElementById(id) as HTMLTextAreaElement;
    const count = () => setLength(control.value.length);
    // At the event `reset` the field still has its text.
    const empty = () => setLength(0);
    count();
    control.addEventListener('input', count);
    control.form?.addEventListener('reset', empty);
    return () => {
      control.removeEventListener('input', count);
      control.form?.removeEventListener('reset', empty);
    };
  }, [id]);
  const count = Math.max(longest - length, 0);
  const remaining = hintOf(field, 'remaining', count);
  return (
    remaining && (
      <p aria-live="polite" className="mt-1.5 text-sm text-muted">
        {count <= countedFrom && remaining}
      </p>
    )
  );
}

/** A choice in a list: the browser's own control, drawn like the other fields. */
function Select({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={classNames(controlClass, 'appearance-none pe-10', className)} />
      <LineIcon
        path={chevronDownPath}
        className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

/** Several lines of text. */
function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...rest} className={classNames(controlClass, 'resize-y', className)} />;
}
