import { company } from './company.ts';

/** The facts that legal texts name between double braces. */
export const legalFacts = { ...company, company: company.name };
