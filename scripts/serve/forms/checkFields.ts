import { z } from 'zod';
import { type CallError, Refusal } from '../../../functions/service/Refusal.ts';
import type { FieldErrorCode } from './FormErrorCode.ts';
import type { FormRules } from './formRules.ts';
import type { FieldValue } from './readFields.ts';

const messages: Record<FieldErrorCode, string> = {
  REQUIRED_FIELD_MISSING: 'is required',
  REQUIRED_FIELD_EMPTY: 'must not be empty',
  TYPE_EMAIL: 'should be an email',
  TYPE_TEXT: 'should be text',
};

const anyText = z.string('TYPE_TEXT' satisfies FieldErrorCode);

const isFieldErrorCode = (text: string): text is FieldErrorCode => Object.hasOwn(messages, text);

/**
 * Checks every field of a submission, those that are missing included, and reports all that is wrong at once.
 *
 * @param fields what was sent, control fields (`_next`, `_gotcha` …) already taken out
 * @returns the same fields, now known to be texts
 * @throws Refusal 400 `EMPTY` when nothing at all was written, 422 with one error per wrong field otherwise
 */
export function checkFields(fields: ReadonlyMap<string, FieldValue>, rules: FormRules): Map<string, string> {
  const written = [...fields].some(([name, value]) => !name.startsWith('_') && value !== '');
  if (!written) throw new Refusal(400, [{ code: 'EMPTY', message: 'The form is empty' }]);

  const texts = new Map<string, string>();
  const errors: CallError<FieldErrorCode>[] = [];
  for (const field of new Set([...Object.keys(rules), ...fields.keys()])) {
    const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
    const result = (rule ?? anyText).safeParse(fields.get(field));
    if (result.success) {
      if (result.data !== undefined) texts.set(field, result.data);
      continue;
    }
    const code = result.error.issues.map((issue) => issue.message).find(isFieldErrorCode) ?? 'TYPE_TEXT';
    errors.push({ code, field, message: messages[code] });
  }

  const [first, ...others] = errors;
  if (first) throw new Refusal(422, [first, ...others]);
  return texts;
}
