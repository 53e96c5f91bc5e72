import { commitments } from './commitments.ts';
import { allFigures } from './figures.ts';
import { nearshoreOffice, offices } from './offices.ts';
import { rates } from './rates.ts';
import { quote } from './specimens/quote.ts';
import { teams, type testRoles } from './teams.ts';

/** An amount before tax; a range, because day rates are one. */
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
const load = quote.lines.find(({ key }) => key === 'load');

const monthDays = figure('monthDays');
const leadDays = peopleOf('nearshore', 'lead') * monthDays;
const testerDays = peopleOf('nearshore', 'tester') * monthDays;
const auditorDays = peopleOf('qualityAudits', 'auditor') * (commitments.engagements.auditTime?.value ?? 0);

const savedManualDays =
  figure('monthlyReleases') * figure('payback') * figure('manualDays') * (figure('savings') / 100);
const manualDays = figure('monthlyReleases') * figure('payback') * figure('manualDays');

/** How many people come for the services whose price is that of a team. */
export const teamCounts = {
  auditorCount: peopleOf('qualityAudits', 'auditor'),
  nearshoreTesterCount: peopleOf('nearshore', 'tester'),
};

/** Days of work: of the sample quote, of its load test, and the manual testing that the months of payback would otherwise take. */
export const days = {
  sampleDays: quote.lines.reduce((sum, line) => sum + line.days, 0),
  loadTestDays: load?.days ?? 0,
  paybackManualDays: manualDays,
  // The engineer's days that the avoided cost pays for: a suite that takes more to write has not paid for itself by then.
  paybackDays: tester && automation && Math.floor((savedManualDays * middle(tester)) / middle(automation)),
};

/** The total prices of assignments, from day rates, teams, durations and the sample quote. What lacks a rate is undefined: pages leave it out. */
export const prices: Readonly<Record<string, Price | undefined>> = {
  testerRate: tester,
  testerRateAbroad: testerAbroad,
  samplePrice: exactly(quote.lines.reduce((sum, line) => sum + line.days * line.dayRate, 0)),
  loadTestPrice: load && exactly(load.days * load.dayRate),
  auditPrice: times(
    auditorDays,
    rates.find(({ role }) => role === 'auditor'),
  ),
  firstTestsPrice: times(figure('firstTestsDays'), automation),
  nearshoreMonthPrice: plus(times(leadDays, lead), times(testerDays, testerAbroad)),
  franceMonthPrice: plus(times(leadDays, lead), times(testerDays, tester)),
  paybackManualCost: tester && exactly(manualDays * middle(tester)),
  paybackBudget: tester && exactly(savedManualDays * middle(tester)),
};

/** @returns how many people of a role come for a service */
function peopleOf(service: string, role: TestRole): number {
  const team = teams.find(({ key }) => key === service);
  return team?.roles.find(({ key }) => key === role)?.people ?? 0;
}

function rateOf(role: TestRole, city: string | undefined): Price | undefined {
  return rates.find((rate) => rate.role === role && rate.city === city);
}

/** A figure that a site has dropped with its page counts for nothing. */
function figure(key: string): number {
  return allFigures.find((each) => each.key === key)?.value ?? 0;
}

function times(factor: number, price: Price | undefined): Price | undefined {
  // Nothing of a service that a site does without has a price.
  return factor > 0 && price
    ? { from: factor * price.from, to: factor * price.to, currency: price.currency }
    : undefined;
}

function plus(one: Price | undefined, other: Price | undefined): Price | undefined {
  return one && other && { ...one, from: one.from + other.from, to: one.to + other.to };
}

function exactly(amount: number): Price {
  return { from: amount, to: amount, currency: quote.currency };
}

function middle({ from, to }: Price): number {
  return (from + to) / 2;
}
