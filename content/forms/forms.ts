import { communityForm } from './communityForm.ts';
import { contactForm } from './contactForm.ts';

/** Every form that visitors send. */
export const forms = [contactForm, communityForm];
