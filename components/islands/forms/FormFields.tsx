import type { ReactNode } from 'react';
import { type FieldDefinition, isLine } from '../../../content/forms/formDefinition.ts';
import { ConsentField } from './ConsentField.tsx';
import { TextField } from './TextField.tsx';
import type { FormControls } from './useFormSubmission.ts';

interface FormFieldsProps {
  controls: FormControls;
  /** For the field of a list, by its name: an option that the address asks for and the list lacks. */
  offered?: Readonly<Record<string, string | undefined>>;
  /** Shown before the consent. */
  children?: ReactNode;
}

/** Shows the fields of a form: fields of one line in two columns, then the others, then the children, then the consent. */
export function FormFields({ controls, offered = {}, children }: FormFieldsProps) {
  const show = (isShown: (asked: FieldDefinition) => boolean) =>
    Object.entries(controls.form.definition.fields)
      .filter(([, asked]) => isShown(asked))
      .map(([field, { type }]) => {
        const Shown = type === 'consent' ? ConsentField : TextField;
        return <Shown key={field} controls={controls} field={field} offered={offered[field]} />;
      });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">{show(isLine)}</div>
      {show((asked) => !isLine(asked) && asked.type !== 'consent')}
      {children}
      {show(({ type }) => type === 'consent')}
    </>
  );
}
