import type { Consultant } from '../../content/consultants.ts';
import { offices } from '../../content/offices.ts';
import { rates } from '../../content/rates.ts';

/** @returns the day rate of a profile at the head office, whose rates hold for all of France; undefined where none is given */
export function rateOf({ role }: Consultant) {
  const { city } = offices.headquarters.address;
  return rates.find((rate) => rate.role === role && rate.city === city);
}
