import { company } from './company.ts';
import { offices } from './offices.ts';

/** Stands for a fact that a company does not have: a paragraph or an item that names it is not shown. */
export const absentDetail = '\u0000';

/** The facts that legal texts name between double braces. Numbers stay on one line. */
export const legalDetails = {
  ...company,
  ...offices.headquarters.address,
  chatProvider: company.chatProvider ?? absentDetail,
  disabilityEmail: company.disabilityEmail ?? absentDetail,
  registration: unbroken(company.registration),
  vatNumber: unbroken(company.vatNumber),
  phone: unbroken(company.phone),
  hostPhone: unbroken(company.hostPhone),
};

function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}
