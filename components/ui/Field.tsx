import type { ReactNode } from 'react';

interface FieldProps {
  /** The id of the control inside. Help and error are `{id}-help` and `{id}-error`. */
  id: string;
  label: string;
  /** Said beside the label of a field that may stay empty. */
  optional?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/**
 * A label, its control, its help and its error, in the order of the GOV.UK error message pattern.
 * The control names them with {@link describedBy}.
 */
export function Field({ id, label, optional, help, error, children }: FieldProps) {
  return (
    <div data-field="" className={error ? 'border-s-4 border-alert ps-4' : undefined}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {/* A space, not a margin: the name of the control is read without its style. */}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className="mb-1.5 text-sm text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-1.5 text-sm font-semibold text-alert">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/**
 * @param id the id of the control
 * @param parts which of help and error are shown
 * @returns the value of `aria-describedby`, or nothing
 */
export function describedBy(id: string, parts: { help?: unknown; error?: unknown }): string | undefined {
  const ids = [parts.help && `${id}-help`, parts.error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
