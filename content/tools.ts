import { z } from 'zod';
import facts from './tools.json';

const text = z.string().min(1);

const tool = {
  name: text,
  /** An SPDX identifier. */
  licence: text,
  /** The languages in which tests are written. */
  writtenIn: z.array(text).min(1),
};

/** Each id names the words of a tool in the page's namespace, under `tools.items`. */
const toolsSchema = z.strictObject({
  automation: z.array(
    z.strictObject({
      id: z.enum(['playwright', 'cypress', 'selenium', 'appium', 'robotFramework', 'cucumber']),
      ...tool,
    }),
  ),
  performance: z.array(
    z.strictObject({
      id: z.enum(['jmeter', 'gatling', 'k6', 'locust', 'loadrunner', 'neoload']),
      ...tool,
      /** Null for a commercial licence. */
      licence: text.nullable(),
    }),
  ),
});

/** The tools that the service pages name, in the order in which they are shown. */
export const tools = toolsSchema.parse(facts);
