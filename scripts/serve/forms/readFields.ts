import type { HonoRequest } from 'hono';
import { Refusal } from '../../../functions/service/Refusal.ts';

/** A text, or something that only JSON can carry and no field accepts (a list, an object). */
export type FieldValue = string | object;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the fields of a submission from JSON, an urlencoded or a multipart body.
 * Numbers and booleans become texts and `null` counts as not sent, as in Formspree's client types; a name that is
 * sent several times (checkboxes) becomes one text joined with commas, as Formspree stores it.
 *
 * @throws Refusal 415 for another type of body, 400 for a body that cannot be read or that carries a file
 */
export async function readFields(request: HonoRequest): Promise<Map<string, FieldValue>> {
  switch (mediaType(request)) {
    case 'application/json':
      return fieldsOfJson(await request.arrayBuffer().catch(refuseUnreadable));
    case 'application/x-www-form-urlencoded':
    case 'multipart/form-data':
      return fieldsOfForm(await request.formData().catch(refuseUnreadable));
    default:
      throw new Refusal(
        415,
        [{ message: 'Send application/json, application/x-www-form-urlencoded or multipart/form-data' }],
        { 'Accept-Post': 'application/json, application/x-www-form-urlencoded, multipart/form-data' },
      );
  }
}

/** The type of a body in lower case, without its parameters (charset, boundary). */
export function mediaType(request: HonoRequest): string {
  const [type = ''] = (request.header('Content-Type') ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

function refuseUnreadable(): never {
  throw new Refusal(400, [{ message: 'The body could not be read' }]);
}

function fieldsOfJson(bytes: ArrayBuffer): Map<string, FieldValue> {
  const body = parseJson(bytes);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, [{ message: 'The JSON must be one object: {"field": "text"}' }]);
  }
  const fields = new Map<string, FieldValue>();
  for (const [name, value] of Object.entries(body)) {
    if (value === null) continue;
    fields.set(name, typeof value === 'object' ? value : String(value));
  }
  return fields;
}

// The parser's own message is dropped on purpose: it quotes the text around the fault.
function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refusal(400, [{ message: 'The body is not valid JSON in UTF-8' }]);
  }
}

function fieldsOfForm(form: FormData): Map<string, FieldValue> {
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : textOfFile(value);
    const before = fields.get(name);
    fields.set(name, before === undefined ? text : `${before}, ${text}`);
  }
  return fields;
}

// A browser sends an empty part for a file input that was left alone; some versions of Node read it as a text.
function textOfFile(file: Blob): '' {
  if (file.size > 0)
    throw new Refusal(400, [{ code: 'NO_FILE_UPLOADS', message: 'This form takes no files' }]);
  return '';
}
