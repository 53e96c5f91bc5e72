import { z } from 'zod';
import { distinct, key, sitePath } from './fields.ts';

const service = z.strictObject({ id: key, path: sitePath });

/** content/services.json: the services that have a page of their own. */
export const servicesSchema = distinct(service, 'id', 'path');
