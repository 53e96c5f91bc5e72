import { Description, Field, Input, Label } from '@headlessui/react';
import {
  type ComponentPropsWithRef,
  Fragment,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldDefinition, isLine } from '../../../content/forms/formDefinition.ts';
import { useHydrated } from '../../../renderer/islands/useHydrated.ts';
import { classNames } from '../../ui/classNames.ts';
import { chevronDownPath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { controlClass, TextInput } from '../../ui/TextInput.tsx';
import type { FormControls } from './useFormSubmission.ts';
import { useFormTexts } from './useFormTexts.ts';

interface FormFieldsProps {
  controls: FormControls;
  /** For each `<select>`, by field name: the option that the URL asks for. If the list does not contain this option, it is added. */
  offered?: Readonly<Record<string, string | undefined>>;
  children?: ReactNode;
}

/** Shows the fields of a form in this order: one-line fields in two columns, the other fields, the children, the consent. */
export function FormFields({ controls, offered = {}, children }: FormFieldsProps) {
  const show = (isShown: (definition: FieldDefinition) => boolean) =>
    Object.entries(controls.form.definition.fields)
      .filter(([, definition]) => isShown(definition))
      .map(([field, { type }]) => {
        const FieldComponent = type === 'consent' ? ConsentField : TextField;
        return <FieldComponent key={field} controls={controls} field={field} offered={offered[field]} />;
      });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">{show(isLine)}</div>
      {show((definition) => !isLine(definition) && definition.type !== 'consent')}
      {children}
      {show(({ type }) => type === 'consent')}
    </>
  );
}

interface FieldProps {
  controls: FormControls;
  field: string;
  offered?: string | undefined;
}

/** The counter is shown if at most this many characters are left. */
const counterThreshold = 1000;

/** A text field or a `<select>`. Label, help and error are above the control, in the order of GOV.UK's pattern "Error message". */
function TextField({ controls, field, offered }: FieldProps) {
  const { form, idPrefix, state, starting } = controls;
  const definition = form.definition.fields[field] ?? {};
  const { type, required, autoComplete = 'off', rows, sentAs = field } = definition;
  const { t } = useTranslation('forms');
  const { labelOf, hintOf, optionsOf, errorOf } = useFormTexts(form.definition);
  const id = `${idPrefix}-${field}`;
  const help = hintOf(field, 'help');
  const error = errorOf(field, state.corrected.includes(field) ? undefined : state.errors[field]);
  const placeholder = hintOf(field, 'placeholder');
  const sending = state.stage === 'sending';
  const hydrated = useHydrated();
  const control = {
    name: sentAs,
    'aria-required': required,
    // Without scripts the browser checks required fields. `capture.ts` explains why `required` is removed once a script runs.
    required: required && !hydrated,
    // In development, `capture.ts` may remove `required` before React compares the attributes.
    suppressHydrationWarning: true,
    autoComplete,
    // Not `disabled`, because a disabled control loses the focus.
    'aria-disabled': sending || undefined,
    // Only the pre-rendered HTML needs this: in the browser, Headless UI sets it.
    'aria-describedby': help && `${id}-help`,
  };
  // For e-mail addresses and telephone numbers, `components/styles/base.css` sets left to right. For other text, the browser decides.
  const dir = type === 'email' || type === 'tel' ? undefined : 'auto';
  const text = { ...control, dir, placeholder, readOnly: sending };
  const options = optionsOf(field);
  // The draft or the URL may name an option that the list lacks.
  const other = [starting[field], offered].find((each) => each && !Object.hasOwn(options, each));
  const choices = Object.entries(other ? { ...options, [other]: other } : options);

  return (
    <Field as={FieldFrame} isWrong={error !== undefined}>
      <Label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {labelOf(field)}
        {/* A no-break space, because Chromium removes an ordinary space from the accessible name. */}
        {!required && <span className="font-normal text-muted">{`\u00a0${t('optional')}`}</span>}
      </Label>
      {help && (
        <Description id={`${id}-help`} className="mb-1.5 text-sm text-muted">
          {help}
        </Description>
      )}
      <FieldError text={error} />
      {/* Headless UI passes the id on to the fragment's child. The type of a fragment has no `id`, so `id` is spread. */}
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
      {/* A prefill fires no `input` event, so a new key restarts the counter. */}
      <Remaining key={starting[field]} form={form} field={field} id={id} />
    </Field>
  );
}

/** Says how many characters are left, from `counterThreshold` on (GOV.UK "Character count"). A live region must exist before its text. */
function Remaining({ form, field, id }: Pick<FormControls, 'form'> & { field: string; id: string }) {
  const { maxLength = 0 } = form.definition.fields[field] ?? {};
  const { hintOf } = useFormTexts(form.definition);
  const [length, setLength] = useState(0);
  useEffect(() => {
    // The control may also be an `<input>` or a `<select>`: they have the same `value` and `form`.
    const control = document.getElementById(id) as HTMLTextAreaElement;
    const measure = () => setLength(control.value.length);
    // When `reset` fires, `control.value` is still the old text.
    const empty = () => setLength(0);
    measure();
    const listening = new AbortController();
    const { signal } = listening;
    control.addEventListener('input', measure, { signal });
    control.form?.addEventListener('reset', empty, { signal });
    return () => listening.abort();
  }, [id]);
  const count = Math.max(maxLength - length, 0);
  const remaining = hintOf(field, 'remaining', count);
  return (
    remaining && (
      <p aria-live="polite" className="mt-1.5 text-sm text-muted">
        {count <= counterThreshold && remaining}
      </p>
    )
  );
}

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

function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...rest} className={classNames(controlClass, 'resize-y', className)} />;
}

/** A checkbox that the visitor must tick before the form is sent. The service need not receive its value, so the checkbox has no `name`. */
function ConsentField({ controls, field }: FieldProps) {
  const { form, idPrefix, state } = controls;
  const { labelOf, hintOf, errorOf } = useFormTexts(form.definition);
  const id = `${idPrefix}-${field}`;
  const help = hintOf(field, 'help');
  const error = errorOf(field, state.corrected.includes(field) ? undefined : state.errors[field]);
  const hydrated = useHydrated();
  return (
    <Field as={FieldFrame} isWrong={error !== undefined}>
      <FieldError text={error} />
      <div className="flex items-start gap-3">
        <Input as={Fragment} {...{ id }} invalid={error !== undefined}>
          <input
            type="checkbox"
            aria-required="true"
            required={!hydrated}
            suppressHydrationWarning
            aria-disabled={state.stage === 'sending' || undefined}
            aria-describedby={help && `${id}-help`}
            className="mt-0.5 size-6 shrink-0"
          />
        </Input>
        <Label htmlFor={id} className="text-sm/relaxed">
          {labelOf(field)}
        </Label>
      </div>
      <p className="ms-9 mt-1 text-sm text-muted">
        {help && (
          // Screen readers read descriptions in the order in which they were added. A new key adds the help again, after the error.
          <Description key={String(error !== undefined)} as="span" id={`${id}-help`}>
            {help}{' '}
          </Description>
        )}
        <TextLink to="/privacy-policy">{hintOf(field, 'link')}</TextLink>
      </p>
    </Field>
  );
}

interface FieldFrameProps {
  isWrong: boolean;
  /** Headless UI's `Field` passes one element, which contains the label, the control and the texts. */
  children?: ReactElement<{ children: ReactNode }>;
}

/**
 * The element of a Headless UI `Field`. The library adds a hidden element with an inline style, which the content security policy forbids,
 * so only the field's children are rendered. Headless UI does not document this use (docs/upgrading.md).
 */
function FieldFrame({ isWrong, children, ...rest }: FieldFrameProps) {
  return (
    <div {...rest} data-field="" className={isWrong ? 'border-s-4 border-alert ps-4' : undefined}>
      {children?.props.children}
    </div>
  );
}

/** Shows the error of a field. The `<div>` is always rendered, because React cannot insert it once an extension wraps the control. */
function FieldError({ text }: { text: string | undefined }) {
  return (
    <div>{text && <Description className="mb-1.5 text-sm font-semibold text-alert">{text}</Description>}</div>
  );
}
