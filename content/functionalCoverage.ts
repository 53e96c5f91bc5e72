import { z } from 'zod';
import facts from './functionalCoverage.json';

const percentage = z.number().min(0, 'A percentage.').max(100, 'A percentage.');

/** Default thresholds of a functional campaign, in percent, in the order in which they are shown. */
export const functionalCoverage = z
  .strictObject({
    requirements: percentage,
    journeys: percentage,
    devices: percentage,
    execution: percentage,
  })
  .parse(facts);
