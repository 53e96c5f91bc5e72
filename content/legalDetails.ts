import { company } from './company.ts';
import { offices } from './offices.ts';

/** Stands for a value that the company does not have. Pages leave out a paragraph or a list item that contains it. */
export const absentDetail = '\u0000';

/** The values that legal texts insert between double braces. Numbers have no-break spaces. */
export const legalDetails = {
  ...company,
  ...offices.headquarters.address,
  // Until the owner names the person, the legal notice tells the office alone.
  publisher: company.publisher === '[…]' ? absentDetail : company.publisher,
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
