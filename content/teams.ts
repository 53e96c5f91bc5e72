import { z } from 'zod';
import { unique } from './fields.ts';
import { parseContent } from './parseContent.ts';
import { serviceKey } from './services.ts';
import json from './teams.json';

export const testRoles = ['lead', 'tester', 'automation', 'performance', 'auditor'] as const;

const role = z.strictObject({
  key: z.enum(testRoles).describe('a role'),
  people: z.int().min(1).describe('a whole number without quotes: 3'),
});

export const teamsSchema = z.strictObject({
  source: z
    .enum(['owner', 'example'])
    .describe('"example" until the owner has confirmed the teams')
    .meta({ hasExampleBadge: true }),
  teams: unique(z.strictObject({ key: serviceKey, roles: unique(role, 'key') }), 'key'),
});

const content = parseContent('content/teams.json', teamsSchema, json);

/** The team for an engagement of average size, by service. `prices.ts` computes total prices from the teams. */
export const { teams } = content;
