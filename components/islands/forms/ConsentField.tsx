import { Checkbox } from '../../ui/Checkbox.tsx';
import { describedBy } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { FormControls } from './useFormSubmission.ts';
import { useFormWords } from './useFormWords.ts';

/** A box that must be ticked. It has no name: what is sent is what was written, and nothing goes without the tick. */
export function ConsentField({ controls, field }: { controls: FormControls; field: string }) {
  const { form, idPrefix, state, change } = controls;
  const { labelOf, hintOf, errorOf } = useFormWords(form.definition);
  const id = `${idPrefix}-${field}`;
  const help = hintOf(field, 'help');
  const error = errorOf(field, state?.faults[field]);
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
        aria-disabled={state?.stage === 'sending' || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        {...(change && {
          checked: state?.values[field] === true,
          onChange: (event) => change(field, event.target.checked),
        })}
      >
        {labelOf(field)}
      </Checkbox>
      <p className="ms-9 mt-1 text-sm text-muted">
        {help && <span id={`${id}-help`}>{help} </span>}
        <TextLink to="/privacy-policy">{hintOf(field, 'link')}</TextLink>
      </p>
    </div>
  );
}
