import { readFileSync } from 'node:fs';
import type { company as companyContent } from '../content/company.ts';
import type { offices as officeContent } from '../content/offices.ts';

// Playwright cannot import JSON, so its tests read these files.
export const company: typeof companyContent = JSON.parse(readFileSync('content/company.json', 'utf8'));
export const offices: typeof officeContent = JSON.parse(readFileSync('content/offices.json', 'utf8'));

/** Whether the content is still that of the company in this repository: some tests compare words that another company replaces. */
export const isShippedCompany = company.origin.endsWith('.example');
