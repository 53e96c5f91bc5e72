import { email, phone } from './company.json';

/** How to reach the company, as every request to the chat's function says it: a fixed text, not the postal address. */
export const chatContact = { phone, email, address: 'Neuilly Sur Seine, France' };
