import type { ComponentPropsWithRef, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  id: string;
  children: ReactNode;
}

/** A box to tick, with its text as a target too. */
export function Checkbox({ id, children, ...rest }: CheckboxProps) {
  return (
    <div className="flex items-start gap-3">
      <input {...rest} id={id} type="checkbox" className="mt-0.5 size-6 shrink-0 accent-proof" />
      <label htmlFor={id} className="text-sm leading-relaxed">
        {children}
      </label>
    </div>
  );
}
