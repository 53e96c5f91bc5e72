import type { z } from 'zod';
import { caseStudiesSchema } from '../../../content/schemas/caseStudiesSchema.ts';
import { catalogueSchema } from '../../../content/schemas/catalogueSchema.ts';
import { companySchema } from '../../../content/schemas/companySchema.ts';
import { consultantsSchema } from '../../../content/schemas/consultantsSchema.ts';
import { domainsSchema } from '../../../content/schemas/domainsSchema.ts';
import { figuresSchema } from '../../../content/schemas/figuresSchema.ts';
import { officesSchema } from '../../../content/schemas/officesSchema.ts';
import { positionsSchema } from '../../../content/schemas/positionsSchema.ts';
import { processStepsSchema } from '../../../content/schemas/processStepsSchema.ts';
import { servicesSchema } from '../../../content/schemas/servicesSchema.ts';
import { toolsSchema } from '../../../content/schemas/toolsSchema.ts';

/** The schema of each JSON file of `content/`. */
export const factSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/caseStudies.json': caseStudiesSchema,
  'content/catalogue.json': catalogueSchema,
  'content/company.json': companySchema,
  'content/consultants.json': consultantsSchema,
  'content/domains.json': domainsSchema,
  'content/figures.json': figuresSchema,
  'content/offices.json': officesSchema,
  'content/positions.json': positionsSchema,
  'content/processSteps.json': processStepsSchema,
  'content/services.json': servicesSchema,
  'content/tools.json': toolsSchema,
};
