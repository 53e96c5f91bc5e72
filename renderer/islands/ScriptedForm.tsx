import type { ComponentPropsWithRef } from 'react';
import { useHydrated } from './useHydrated.ts';

/** A form that the browser validates until its island is hydrated. As a component of its own it is rendered again without its fields. */
export function ScriptedForm(props: ComponentPropsWithRef<'form'>) {
  return <form noValidate={useHydrated()} {...props} />;
}
