import { servicesSchema } from './schemas/servicesSchema.ts';
import facts from './services.json';

/** The services that have a page of their own, in the order they are shown. */
export const services = servicesSchema.parse(facts);
