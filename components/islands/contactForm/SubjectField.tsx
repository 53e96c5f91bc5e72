import { useTranslation } from 'react-i18next';
import { describedBy, Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { FormControls } from '../forms/FormControls.ts';
import type { ContactValues } from './contactValues.ts';
import { useSubjects } from './useSubjects.ts';

interface SubjectFieldProps {
  controls: FormControls<ContactValues>;
  /** The value that the address gave. */
  given: string | undefined;
}

/** The fixed list of subjects and, where it is another one, the subject that the visitor came with. */
export function SubjectField({ controls: { idPrefix, errorOf, live }, given }: SubjectFieldProps) {
  const { t } = useTranslation('contact');
  const { list } = useSubjects();
  const id = `${idPrefix}-subject`;
  const error = errorOf('subject');
  const extra = [live?.values.subject, given].find(
    (subject) => subject && !list.some(({ value }) => value === subject),
  );
  return (
    <Field id={id} label={t('form.fields.subject.label')} error={error}>
      <Select
        id={id}
        name="subject"
        required
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        {...(live && {
          value: live.values.subject,
          onChange: (event) => live.change('subject', event.target.value),
        })}
      >
        <option value="">{t('form.fields.subject.placeholder')}</option>
        {list.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
        {extra && <option value={extra}>{extra}</option>}
      </Select>
    </Field>
  );
}
