import { readFileSync } from 'node:fs';
import type { company as companyContent } from '../content/company.ts';
import type { offices as officeContent } from '../content/offices.ts';

// Playwright cannot import JSON, so its tests read these files.
export const company: typeof companyContent = JSON.parse(readFileSync('content/company.json', 'utf8'));
export const offices: typeof officeContent = JSON.parse(readFileSync('content/offices.json', 'utf8'));

/** True if the content is that of the company in this repository. Some tests compare its words, so they run only then. */
export const isShippedCompany = company.origin.endsWith('.example');
