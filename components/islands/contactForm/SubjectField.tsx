import { useTranslation } from 'react-i18next';
import { contactSubjects } from '../../../content/contactSubjects.ts';
import { describedBy, Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { FormControls } from '../forms/FormControls.ts';
import type { ContactValues } from './contactValues.ts';

interface SubjectFieldProps {
  controls: FormControls<ContactValues>;
  /** A subject that the address gave and that is not in the list. */
  extra: string | undefined;
}

/** The fixed list of subjects, with the one that the visitor came with. */
export function SubjectField({ controls: { idPrefix, errorOf, live }, extra }: SubjectFieldProps) {
  const { t } = useTranslation('contact');
  const id = `${idPrefix}-subject`;
  const error = errorOf('subject');
  return (
    <Field id={id} label={t('form.fields.subject.label')} error={error}>
      <Select
        id={id}
        name="subject"
        required
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        {...(live
          ? {
              value: live.values.subject,
              onChange: (event) => live.change('subject', event.target.value),
            }
          : { defaultValue: '' })}
      >
        <option value="">{t('form.fields.subject.placeholder')}</option>
        {contactSubjects.map(({ value, key }) => (
          <option key={key} value={value}>
            {t(`subjects.${key}`)}
          </option>
        ))}
        {extra && <option>{extra}</option>}
      </Select>
    </Field>
  );
}
