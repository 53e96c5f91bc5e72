import type { ReactNode } from 'react';
import { type FieldDefinition, isLine } from '../../../content/forms/formDefinition.ts';
import { ConsentField } from './ConsentField.tsx';
import { TextField } from './TextField.tsx';
import type { FormControls } from './useFormSubmission.ts';

interface FormFieldsProps {
  controls: FormControls;
  /** One more choice for a list, by the name of its field. */
  offered?: Readonly<Record<string, string | undefined>>;
  /** Before the consent. */
  children?: ReactNode;
}

/** The fields of a form: those of one line two beside each other, then the others, then what is agreed to. */
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
