import { company } from './company.ts';
import { offices } from './offices.ts';

/** The facts that legal texts name between double braces. Numbers stay on one line. */
export const legalFacts = {
  ...company,
  ...offices.headquarters.address,
  registration: unbroken(company.registration),
  vatNumber: unbroken(company.vatNumber),
  phone: unbroken(company.phone),
  hostPhone: unbroken(company.hostPhone),
};

function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}
