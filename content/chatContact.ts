import { email, phone } from './company.json';

/** The contact details in every request to the chat function: a fixed text, not the postal address. */
export const chatContact = { phone, email, address: 'Neuilly Sur Seine, France' };
