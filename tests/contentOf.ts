import { readFileSync } from 'node:fs';
import type { company as companyContent } from '../content/company.ts';
import type { offices as officeContent } from '../content/offices.ts';

// Playwright imports no JSON: its tests read the facts as files.
export const company: typeof companyContent = JSON.parse(readFileSync('content/company.json', 'utf8'));
export const offices: typeof officeContent = JSON.parse(readFileSync('content/offices.json', 'utf8'));

/** Whether the site is that of the company in this repository: some tests compare its words, which another company replaces. */
export const isShippedCompany = company.origin.endsWith('.example');
