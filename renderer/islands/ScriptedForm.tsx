import type { ComponentPropsWithRef } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * A form that the browser checks until its island does. A component of its own: that it is awake is then news to the form alone, and
 * nothing in it is rendered anew.
 */
export function ScriptedForm(props: ComponentPropsWithRef<'form'>) {
  return <form noValidate={useHydrated()} {...props} />;
}
