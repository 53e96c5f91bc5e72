import { chatAddress as address, email, phone } from './company.json';

/** How to reach the company, as every request to the chat function states it: a text of its own, not the postal address. */
export const chatContact = { phone, email, address };
