import type { ComponentPropsWithRef } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * A form that the browser validates until its island is hydrated, which validates it from then on. It is a component of its own so that
 * only the form element is rendered again when that changes, not its fields.
 */
export function ScriptedForm(props: ComponentPropsWithRef<'form'>) {
  return <form noValidate={useHydrated()} {...props} />;
}
