/** The name by which Formspree and its like know that a machine filled the form in. */
export const honeypotName = '_gotcha';
