// The chat runs in the browser: importing `company.ts` would make visitors download zod.
import { chatAddress as address, email, phone } from './company.json';

/** The contact details that every request to the chat function states. `address` is a text of its own, not the postal address. */
export const chatContact = { phone, email, address };

/** The longest question, in characters: the limit of the page's field and of the chat function. */
export const longestMessage = 2000;
