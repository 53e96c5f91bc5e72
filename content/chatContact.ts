// The chat runs in the browser. An import of `company.ts` would make visitors download zod.
import { chatAddress as address, email, phone } from './company.json';

/** The contact details that every request to the chat function contains. `address` is a city and a country. */
export const chatContact = { phone, email, address };

/** The maximum length of a question, in characters. The field on the page and the chat function both enforce it. */
export const maxMessageLength = 2000;
