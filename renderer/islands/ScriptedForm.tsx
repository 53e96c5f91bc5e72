import type { ComponentPropsWithRef } from 'react';
import { useHydrated } from './useHydrated.ts';

/** A form that the browser validates until hydration. It is a component, so that hydration does not render its fields again. */
export function ScriptedForm(props: ComponentPropsWithRef<'form'>) {
  return <form noValidate={useHydrated()} {...props} />;
}
