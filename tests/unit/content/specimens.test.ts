import { expect, test } from 'vitest';
import auditJson from '../../../content/specimens/auditSummary.json';
import { auditSummarySchema } from '../../../content/specimens/auditSummary.ts';
import loadJson from '../../../content/specimens/loadReport.json';
import { loadReportSchema } from '../../../content/specimens/loadReport.ts';
import reportJson from '../../../content/specimens/testReport.json';
import { testReportSchema } from '../../../content/specimens/testReport.ts';
import traceabilityJson from '../../../content/specimens/traceability.json';
import { traceabilitySchema } from '../../../content/specimens/traceability.ts';

const specimens = [
  { schema: traceabilitySchema, json: traceabilityJson },
  { schema: testReportSchema, json: reportJson },
  { schema: loadReportSchema, json: loadJson },
  { schema: auditSummarySchema, json: auditJson },
];

test('a specimen is never taken for a fact', () => {
  for (const { schema, json } of specimens) {
    expect(schema.safeParse(json).success).toBe(true);
    expect(schema.safeParse({ ...json, source: 'owner' }).success).toBe(false);
  }
});

test('a case that failed names an open defect', () => {
  const defects = traceabilityJson.defects.map((defect) => ({ ...defect, state: 'closed' }));
  const { error } = traceabilitySchema.safeParse({ ...traceabilityJson, defects });
  expect(error?.issues.map(({ message }) => message)).toContain(
    'must be an open defect: the case has failed',
  );
});

test('every failure of a night is told, and its length is that of its levels', () => {
  const untold = testReportSchema.safeParse({ ...reportJson, failures: reportJson.failures.slice(1) });
  expect(untold.error?.issues[0]?.message).toBe('and isolated make 1, and failures tell of 0');
  const longer = testReportSchema.safeParse({ ...reportJson, nights: [{ minutes: 90, failed: 2 }] });
  expect(longer.error?.issues[0]?.message).toContain('its levels take 84 minutes');
});

test('saturation lies where the threshold is crossed', () => {
  const { error } = loadReportSchema.safeParse({ ...loadJson, saturationUsers: 700 });
  expect(error?.issues[0]?.message).toContain('between the last step within the threshold (1000)');
});

test('no action ends after the plan', () => {
  const { error } = auditSummarySchema.safeParse({ ...auditJson, horizonMonths: 5 });
  expect(error?.issues[0]?.message).toBe('end after month 5, where the plan ends');
});
