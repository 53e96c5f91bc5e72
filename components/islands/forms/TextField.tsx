import { useTranslation } from 'react-i18next';
import { describedBy, Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { FormControls } from './useFormSubmission.ts';
import { useFormWords } from './useFormWords.ts';

/** From how many characters before the end the count is worth a line. */
const countedFrom = 1000;

interface TextFieldProps {
  controls: FormControls;
  field: string;
  /** What can be chosen besides what the list has. */
  offered?: string | undefined;
}

/** A text, or a choice from a list, and its label, help and error. */
export function TextField({ controls, field, offered }: TextFieldProps) {
  const { form, idPrefix, state, change } = controls;
  const asked = form.definition.fields[field] ?? {};
  const { type, required, autoComplete = 'off', rows, longest = 0, sentAs = field } = asked;
  const { t } = useTranslation('forms');
  const { labelOf, hintOf, optionsOf, errorOf } = useFormWords(form.definition);
  const id = `${idPrefix}-${field}`;
  const optional = required ? undefined : t('optional');
  const help = hintOf(field, 'help');
  const error = errorOf(field, state?.faults[field]);
  const value = String(state?.values[field] ?? '');
  const placeholder = hintOf(field, 'placeholder');
  const control = {
    id,
    name: sentAs,
    required,
    'aria-disabled': state?.stage === 'sending' || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { help, error }),
    ...(change && {
      value,
      onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    }),
  };
  const text = { placeholder, autoComplete, ...control, readOnly: state?.stage === 'sending' };
  const options = optionsOf(field);
  const langOf = (sent: string) => asked.options?.find((option) => option.value === sent)?.lang;
  const other = [value, offered].find((each) => each && !Object.hasOwn(options, each));
  const choices = Object.entries(other ? { ...options, [other]: other } : options);
  const count = Math.max(longest - value.length, 0);
  const remaining = hintOf(field, 'remaining', count);

  const labelled = (
    <Field id={id} label={labelOf(field)} help={help} optional={optional} error={error}>
      {type === 'select' ? (
        <Select {...control} autoComplete={autoComplete}>
          <option value="">{placeholder}</option>
          {choices.map(([each, title]) => (
            <option key={each} value={each} lang={each === title ? langOf(each) : undefined}>
              {title}
            </option>
          ))}
        </Select>
      ) : type === 'textarea' ? (
        <Textarea {...text} rows={rows} />
      ) : (
        <TextInput {...text} type={type} />
      )}
    </Field>
  );
  if (!remaining) return labelled;
  // How much room is left, once that matters (GOV.UK character count, with a threshold).
  return (
    <div>
      {labelled}
      <p aria-live="polite" className="mt-1.5 text-sm text-muted">
        {count <= countedFrom && remaining}
      </p>
    </div>
  );
}
