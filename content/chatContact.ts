import { email, phone } from './company.json';

/** How to reach the company, as the chat's function is told (specification of its request: name of the city unhyphenated). */
export const chatContact = { phone, email, address: 'Neuilly Sur Seine, France' };
