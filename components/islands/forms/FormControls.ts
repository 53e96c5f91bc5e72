import type { FieldOf, FormValues } from './formState.ts';

/** What a form's fields need to know of their form. */
export interface FormControls<Values extends FormValues> {
  /** Before the name of each field, in its id. */
  idPrefix: string;
  /** The words of what is wrong with a field. */
  errorOf: (field: FieldOf<Values>) => string | undefined;
  /** Absent where the browser alone keeps and sends what is written. */
  live?: {
    values: Values;
    change: (field: FieldOf<Values>, value: string | boolean) => void;
    sending: boolean;
  };
}
