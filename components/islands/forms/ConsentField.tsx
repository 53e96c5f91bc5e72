import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { describedBy } from '../../ui/Field.tsx';
import type { FormControls } from './FormControls.ts';
import type { FieldOf, FormValues } from './formState.ts';

interface ConsentFieldProps<Values extends FormValues> {
  controls: FormControls<Values>;
  field: FieldOf<Values>;
  label: string;
  help?: string;
  /** Where the visitor reads what is agreed to. */
  children: ReactNode;
}

/** A box that must be ticked. It has no name: what is sent is what was written, and nothing goes without the tick. */
export function ConsentField<Values extends FormValues>({
  controls: { idPrefix, errorOf, live },
  field,
  label,
  help,
  children,
}: ConsentFieldProps<Values>) {
  const id = `${idPrefix}-${field}`;
  const error = errorOf(field);
  return (
    <div data-field="" className={error ? 'border-s-4 border-alert ps-4' : undefined}>
      {error && (
        <p id={`${id}-error`} className="mb-1.5 text-sm font-semibold text-alert">
          {error}
        </p>
      )}
      <Checkbox
        id={id}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        {...(live && {
          checked: live.values[field] === true,
          onChange: (event) => live.change(field, event.target.checked),
        })}
      >
        {label}
      </Checkbox>
      <p className="ms-9 mt-1 text-sm text-muted">
        {help && <span id={`${id}-help`}>{help} </span>}
        {children}
      </p>
    </div>
  );
}
