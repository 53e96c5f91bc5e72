import { createMockedServices } from '../../../../scripts/serve/createLocalServices.ts';
import type { FormEndpointOptions } from '../../../../scripts/serve/forms/createFormEndpoint.ts';
import type { Submission } from '../../../../scripts/serve/forms/createSubmissionStore.ts';

/** A submission of the contact form that the service accepts. */
export const contact = {
  name: 'Responsable QA',
  email: 'qa@banque.example',
  subject: 'Quality Audits',
  message: 'Bonjour,\nun audit de nos tests, s’il vous plaît.',
};

/** @returns local services that keep submissions in memory and by default have no rate limit, and what they stored and reported */
export function startServices(options: Partial<FormEndpointOptions> = {}) {
  const stored: Submission[] = [];
  const reported: string[] = [];
  const services = createMockedServices({
    store: async (submission) => void stored.push(submission),
    rateLimit: { limit: Number.POSITIVE_INFINITY, windowMs: 60_000 },
    report: (message) => reported.push(message),
    ...options,
  });

  /** Sends as the site's script does. */
  const sendJson = (form: string, body: unknown, headers: Record<string, string> = {}) =>
    services.request(`/f/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  /** Sends as a browser without JavaScript does. */
  const sendNatively = (form: string, fields: Record<string, string> | FormData) =>
    services.request(`/f/${form}`, {
      method: 'POST',
      headers: { Accept: 'text/html,*/*;q=0.8' },
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
    });

  return { services, stored, reported, sendJson, sendNatively };
}
