import { commitments } from './commitments.ts';
import { allFigures } from './figures.ts';
import { nearshoreOffice, offices } from './offices.ts';
import { rates } from './rates.ts';
import { quote } from './specimens/quote.ts';
import { traceability } from './specimens/traceability.ts';
import { teams, type testRoles } from './teams.ts';

/** A price before tax, in units of the currency. It is a range, because day rates are ranges. */
export interface Price {
  from: number;
  to: number;
  currency: string;
}

type TestRole = (typeof testRoles)[number];

const headOffice = offices.headquarters.address.city;
const abroad = nearshoreOffice?.address.city;

const tester = rateOf('tester', headOffice);
const testerAbroad = rateOf('tester', abroad);
const lead = rateOf('lead', headOffice);
const automation = rateOf('automation', headOffice);
const auditor = rates.find(({ role }) => role === 'auditor');
const loadTest = quote.lines.find(({ key }) => key === 'load');
const scoping = quote.lines.find(({ key }) => key === 'scoping');

const monthDays = figure('monthDays');
const leadDays = peopleOf('nearshore', 'lead') * monthDays;
const testerDays = peopleOf('nearshore', 'tester') * monthDays;
// `auditTime` must be in days, because it is multiplied by a day rate.
const auditorDays = peopleOf('qualityAudits', 'auditor') * (commitments.engagements.auditTime?.value ?? 0);

/** The days of manual testing until automation has paid for itself (`payback` months), and how many of them automation saves. */
const manualDays = figure('monthlyReleases') * figure('payback') * figure('manualDays');
const savedManualDays = manualDays * (figure('savings') / 100);

/** The number of people in the teams for audits and nearshore testing. */
export const teamCounts = {
  auditorCount: peopleOf('qualityAudits', 'auditor'),
  nearshoreTesterCount: peopleOf('nearshore', 'tester'),
};

/** Numbers for translations: working days, and how many requirements and test cases the release of the sample quote has. */
export const days = {
  sampleDays: quote.lines.reduce((sum, line) => sum + line.days, 0),
  loadTestDays: loadTest?.days ?? 0,
  // The sample traceability matrix describes the same release as the sample quote.
  sampleRequirements: traceability.totals.requirements,
  sampleCases: Object.values(traceability.totals.cases).reduce((sum, count) => sum + count, 0),
  paybackManualDays: manualDays,
  // How many days of an automation engineer cost as much as the manual testing that automation saves.
  paybackDays: tester && automation && Math.floor((savedManualDays * middle(tester)) / middle(automation)),
};

/** Two day rates, and the total prices of engagements. A price is undefined if a day rate for it is missing; pages leave it out. */
export const prices: Readonly<Record<string, Price | undefined>> = {
  testerRate: tester,
  testerRateAbroad: testerAbroad,
  samplePrice: exactly(quote.lines.reduce((sum, line) => sum + line.days * line.dayRate, 0)),
  scopingPrice: scoping && exactly(scoping.days * scoping.dayRate),
  loadTestPrice: loadTest && exactly(loadTest.days * loadTest.dayRate),
  auditPrice: times(auditorDays, auditor),
  firstTestsPrice: times(figure('firstTestsDays'), automation),
  nearshoreMonthPrice: plus(times(leadDays, lead), times(testerDays, testerAbroad)),
  franceMonthPrice: plus(times(leadDays, lead), times(testerDays, tester)),
  paybackManualCost: tester && exactly(manualDays * middle(tester)),
  paybackBudget: tester && exactly(savedManualDays * middle(tester)),
};

function peopleOf(service: string, role: TestRole): number {
  const team = teams.find(({ key }) => key === service);
  return team?.roles.find(({ key }) => key === role)?.people ?? 0;
}

function rateOf(role: TestRole, city: string | undefined): Price | undefined {
  return rates.find((rate) => rate.role === role && rate.city === city);
}

/** @returns the value of a figure, or 0 if the site has removed the figure together with its page */
function figure(key: string): number {
  return allFigures.find((each) => each.key === key)?.value ?? 0;
}

function times(factor: number, price: Price | undefined): Price | undefined {
  // The factor is 0 if the site does not offer the service. The service then has no price.
  return factor > 0 && price
    ? { from: factor * price.from, to: factor * price.to, currency: price.currency }
    : undefined;
}

function plus(one: Price | undefined, other: Price | undefined): Price | undefined {
  return one && other && { ...one, from: one.from + other.from, to: one.to + other.to };
}

/** @returns a price without a range, in the currency of the sample quote. Day rates must have the same currency, which nothing checks. */
function exactly(amount: number): Price {
  return { from: amount, to: amount, currency: quote.currency };
}

function middle({ from, to }: Price): number {
  return (from + to) / 2;
}
