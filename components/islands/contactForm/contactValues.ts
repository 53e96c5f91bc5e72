/** What stands in the contact form. */
export type ContactValues = {
  name: string;
  email: string;
  company: string;
  phone: string;
  subject: string;
  message: string;
  privacy: boolean;
};

export type ContactField = keyof ContactValues;

/** In the order of the form. */
export const emptyContact: ContactValues = {
  name: '',
  email: '',
  company: '',
  phone: '',
  subject: '',
  message: '',
  privacy: false,
};
