import { toolsSchema } from './schemas/toolsSchema.ts';
import facts from './tools.json';

/** The tools that the service pages name. */
export const tools = toolsSchema.parse(facts);
