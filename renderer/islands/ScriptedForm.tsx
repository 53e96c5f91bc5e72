import type { ComponentPropsWithRef } from 'react';
import { useHydrated } from './useHydrated.ts';

/** A form that the browser validates until hydration. If `useHydrated` changes, React renders only this component again, not its fields. */
export function ScriptedForm(props: ComponentPropsWithRef<'form'>) {
  return <form noValidate={useHydrated()} {...props} />;
}
