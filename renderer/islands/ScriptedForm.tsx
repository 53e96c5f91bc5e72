import type { ComponentPropsWithRef } from 'react';
import { useHydrated } from './useHydrated.ts';

/** A form that the browser validates until its island is hydrated. As a separate component it does not render its fields again. */
export function ScriptedForm(props: ComponentPropsWithRef<'form'>) {
  return <form noValidate={useHydrated()} {...props} />;
}
