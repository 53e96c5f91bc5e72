import type { ComponentPropsWithRef } from 'react';
import { useHydrated } from './useHydrated.ts';

/** A form that the browser validates until its island is hydrated. Then only this component renders again, and not the fields inside. */
export function ScriptedForm(props: ComponentPropsWithRef<'form'>) {
  return <form noValidate={useHydrated()} {...props} />;
}
