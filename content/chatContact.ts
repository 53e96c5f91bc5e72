import { headquarters } from './offices.json';

/** How to reach the company, as every request to the chat's function says it: a fixed text, not the postal address. */
export const chatContact = {
  phone: headquarters.phone,
  email: headquarters.email,
  address: 'Neuilly Sur Seine, France',
};
