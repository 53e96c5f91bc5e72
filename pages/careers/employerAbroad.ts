import { nearshoreOffice } from '../../content/offices.ts';
import type { Position } from '../../content/positions.ts';
import { purchasing } from '../../content/purchasing.ts';

/** @returns the other company that would employ a candidate at the office abroad; undefined where it is this one */
export function employerAbroad({ city }: Position): string | undefined {
  return city === nearshoreOffice?.address.city ? purchasing.employerAbroad : undefined;
}
