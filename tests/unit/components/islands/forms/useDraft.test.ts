import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createForm } from '../../../../../components/islands/forms/createForm.ts';
import { readDraft, writeDraft } from '../../../../../components/islands/forms/useDraft.ts';
import { contactForm } from '../../../../../content/forms/contactForm.ts';

const form = createForm(contactForm);

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
  it('comes back as it was, until it is cleared', () => {
    writeDraft('draft:communityJoin', draft);
    expect(readDraft('draft:communityJoin', form)).toEqual(draft);
    writeDraft('draft:communityJoin', undefined);
    expect(readDraft('draft:communityJoin', form)).toBeUndefined();
  });

  it.each([
    ['no JSON', 'Hello'],
    ['another shape', '{"texts":{"message":"Hello"}}'],
    ['a text that is none', '{"query":"","texts":{"message":{"toString":1}}}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['more than any form takes', JSON.stringify({ query: '', texts: { message: 'a'.repeat(100_001) } })],
  ])('is ignored when it is %s', (_what, stored) => {
    store.set('draft:communityJoin', stored);
    expect(readDraft('draft:communityJoin', form)).toBeUndefined();
  });

  it('gives nothing that is not a text of this form', () => {
    const texts = { privacy: 'true', constructor: 'x', name: 'Ada' };
    store.set('draft:communityJoin', JSON.stringify({ query: '', texts }));
    expect(readDraft('draft:communityJoin', form)).toEqual({ query: '', texts: { name: 'Ada' } });
  });

  it('leaves no older one behind when there is no room', () => {
    writeDraft('draft:communityJoin', draft);
    vi.stubGlobal('sessionStorage', {
      ...storage,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    writeDraft('draft:communityJoin', { ...draft, texts: { message: 'longer' } });
    expect(readDraft('draft:communityJoin', form)).toBeUndefined();
  });

  it('changes nothing where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => writeDraft('draft:communityJoin', draft)).not.toThrow();
    expect(readDraft('draft:communityJoin', form)).toBeUndefined();
    expect(() => writeDraft('draft:communityJoin', undefined)).not.toThrow();
  });
});
