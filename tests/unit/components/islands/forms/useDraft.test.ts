import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createForm } from '../../../../../components/islands/forms/createForm.ts';
import { readDraft, writeDraft } from '../../../../../components/islands/forms/useDraft.ts';
import { contactFormDefinition } from '../../../../../content/forms/contactFormDefinition.ts';
import { contactDraftKey } from '../../../../../content/storedItems.ts';

const form = createForm(contactFormDefinition);
const key = contactDraftKey;

const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
};
const draft = { query: '?a=1', texts: { message: 'Hello' } };

beforeEach(() => {
  store.clear();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a draft', () => {
  it('is read as it was written, until it is cleared', () => {
    writeDraft(key, draft);
    expect(readDraft(key, form)).toEqual(draft);
    writeDraft(key, undefined);
    expect(readDraft(key, form)).toBeUndefined();
  });

  it.each([
    ['no JSON', 'Hello'],
    ['another shape', '{"texts":{"message":"Hello"}}'],
    ['a text that is an object', '{"query":"","texts":{"message":{"toString":1}}}'],
    ['a list', '[]'],
    ['null', 'null'],
    // `maxTextLength` in useDraft.ts.
    [
      'longer than what this site stores',
      JSON.stringify({ query: '', texts: { message: 'a'.repeat(100_001) } }),
    ],
  ])('is ignored when it is %s', (_what, stored) => {
    store.set(key, stored);
    expect(readDraft(key, form)).toBeUndefined();
  });

  it('gives nothing that is not a text of this form', () => {
    const texts = { privacy: 'true', constructor: 'x', name: 'Ada' };
    store.set(key, JSON.stringify({ query: '', texts }));
    expect(readDraft(key, form)).toEqual({ query: '', texts: { name: 'Ada' } });
  });

  it('is removed when a newer draft does not fit into the storage', () => {
    writeDraft(key, draft);
    vi.stubGlobal('sessionStorage', {
      ...storage,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    writeDraft(key, { ...draft, texts: { message: 'longer' } });
    expect(readDraft(key, form)).toBeUndefined();
  });

  it('changes nothing where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => writeDraft(key, draft)).not.toThrow();
    expect(readDraft(key, form)).toBeUndefined();
    expect(() => writeDraft(key, undefined)).not.toThrow();
  });
});
