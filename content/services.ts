import { z } from 'zod';
import { key, nameIn, sitePath, translatedKey, unique } from './fields.ts';
import { parseContent } from './parseContent.ts';
import json from './services.json';

const service = z.strictObject({
  key: translatedKey({ superset: ['common:pages.*', 'services:choose.items.*'] }, key),
  path: sitePath,
});

export const servicesSchema = unique(service, 'key', 'path');

/** The services that have their own page, in the order they are shown. The texts of links to them are in `common.json`. */
export const services = parseContent('content/services.json', servicesSchema, json);

/** The schema of a field that names one of the services. */
export const serviceKey = nameIn(
  'content/services.json',
  services.map((service) => service.key),
);
