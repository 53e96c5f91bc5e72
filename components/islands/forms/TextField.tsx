import { describedBy, Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { FormControls } from './FormControls.ts';
import type { FieldOf, FormValues } from './formState.ts';

interface TextFieldProps<Values extends FormValues> {
  controls: FormControls<Values>;
  field: FieldOf<Values>;
  /** The name it is sent under natively. */
  name?: string;
  label: string;
  help?: string | undefined;
  placeholder?: string | undefined;
  /** Said beside the label; a field without it must be filled in. */
  optional?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  /** Purpose of the field (WCAG 2.2 1.3.5). */
  autoComplete: string;
  /** Several lines. */
  rows?: number;
}

/** A text and its label, help and error. */
export function TextField<Values extends FormValues>({
  controls: { idPrefix, errorOf, live },
  field,
  name = field,
  label,
  help,
  optional,
  type,
  rows,
  ...rest
}: TextFieldProps<Values>) {
  const id = `${idPrefix}-${field}`;
  const error = errorOf(field);
  const control = {
    ...rest,
    id,
    name,
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { help, error }),
    ...(live && {
      value: String(live.values[field]),
      readOnly: live.sending,
      onChange: (event: { target: { value: string } }) => live.change(field, event.target.value),
    }),
  };
  return (
    <Field id={id} label={label} help={help} optional={optional} error={error}>
      {rows ? <Textarea {...control} rows={rows} /> : <TextInput {...control} type={type} />}
    </Field>
  );
}
