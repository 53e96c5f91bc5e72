/**
 * The codes a form-collection service gives for one field and for the form as a whole.
 * Source: `FieldErrorCodeEnum` and `FormErrorCodeEnum` of Formspree's own client (`@formspree/core`).
 */
export type FieldErrorCode = 'REQUIRED_FIELD_MISSING' | 'REQUIRED_FIELD_EMPTY' | 'TYPE_EMAIL' | 'TYPE_TEXT';
export type FormErrorCode = FieldErrorCode | 'BLOCKED' | 'EMPTY' | 'FORM_NOT_FOUND' | 'NO_FILE_UPLOADS';
