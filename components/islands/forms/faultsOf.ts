import type { Fault, Faults } from './formState.ts';

interface Issue {
  path: PropertyKey[];
  message: string;
}

const faults: readonly Fault[] = ['required', 'invalid', 'tooLong'];

/**
 * @param issues what a schema found, each with a fault as its message
 * @returns the first fault of each field
 */
export function faultsOf<Field extends string>(issues: readonly Issue[] | undefined): Faults<Field> {
  const found: Faults<Field> = {};
  for (const { path, message } of issues ?? []) {
    found[path[0] as Field] ??= faults.find((fault) => fault === message) ?? 'invalid';
  }
  return found;
}
