import { company } from './company.ts';
import { offices } from './offices.ts';

interface ServiceInput {
  /** The absolute address of the page that describes the service. */
  url: string;
  /** What the service is called, without the company's name. */
  name: string;
  description: string;
}

/**
 * @param input what is offered
 * @returns its schema.org `Service` node; the provider is the organisation that every page describes
 */
export function serviceNode({ url, name, description }: ServiceInput) {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name,
    description,
    serviceType: name,
    areaServed: offices.headquarters.address.country,
    provider: { '@id': `${company.origin}/#organization` },
  };
}
