import { company } from './company.ts';
import { unfinishedMark } from './fields.ts';
import { offices } from './offices.ts';

/** Stands for a value that the company lacks. Pages leave out a paragraph or list item with this character. No other text contains it. */
export const absentDetail = '\u0000';

/** The values that legal texts insert (`{{capital}}`). The spaces within numbers are no-break spaces. */
export const legalDetails = {
  ...company,
  ...offices.headquarters.address,
  // Until the owner replaces the placeholder, the legal notice names no person.
  publisher: company.publisher === unfinishedMark ? absentDetail : company.publisher,
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
