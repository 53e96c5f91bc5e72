import { describe, expect, test } from 'vitest';
import {
  asleep,
  hintFor,
  nextSearchState,
  type SearchEvent,
  type SearchState,
} from '../../../../../components/islands/search/searchState.ts';

const play = (...events: SearchEvent[]) => events.reduce<SearchState>(nextSearchState, asleep);
const arrived: SearchEvent = { type: 'arrived', query: '' };

describe('the hint', () => {
  test.each([
    ['', null],
    [' ', 'hintShort'],
    ['s', 'hintShort'],
    [' s ', 'hintShort'],
    ['🎧', 'hintShort'],
    ['sa', 'hintReady'],
    ['  sap  ', 'hintReady'],
  ])('for %j is %s', (text, hint) => {
    expect(hintFor(text)).toBe(hint);
  });
});

describe('from one state to the next', () => {
  test('an address without query wakes the field and shows nothing', () => {
    expect(play(arrived)).toEqual({ awake: true, text: '', searched: null });
  });

  test('an address with a query shows its results', () => {
    expect(play({ type: 'arrived', query: 'sap' })).toEqual({ awake: true, text: 'sap', searched: 'sap' });
  });

  test('an address with too short a query fills the field only', () => {
    expect(play({ type: 'arrived', query: 's' })).toEqual({ awake: true, text: 's', searched: null });
  });

  test('typing shows nothing', () => {
    expect(play(arrived, { type: 'typed', text: 'sap' })).toMatchObject({ text: 'sap', searched: null });
  });

  test('submitting searches for the tidied text and leaves the field as it is', () => {
    expect(play(arrived, { type: 'submitted', text: ' lead   testeur ' })).toMatchObject({
      text: ' lead   testeur ',
      searched: 'lead testeur',
    });
  });

  test.each(['', 's', '   '])('submitting %j searches for nothing', (text) => {
    expect(play(arrived, { type: 'submitted', text }).searched).toBeNull();
  });

  test('closing keeps the text; the same search can be asked for again', () => {
    const closed = play(arrived, { type: 'submitted', text: 'sap' }, { type: 'closed' });
    expect(closed).toMatchObject({ text: 'sap', searched: null });
    expect(nextSearchState(closed, { type: 'submitted', text: 'sap' }).searched).toBe('sap');
  });

  test('clearing the field clears the results', () => {
    expect(play({ type: 'arrived', query: 'sap' }, { type: 'typed', text: '' })).toMatchObject({
      text: '',
      searched: null,
    });
  });

  test('another text clears the results; the same one, typed by a browser that restores the form, does not', () => {
    expect(play({ type: 'arrived', query: 'sap' }, { type: 'typed', text: 'sa' }).searched).toBeNull();
    expect(play({ type: 'arrived', query: 'sap' }, { type: 'typed', text: 'sap' }).searched).toBe('sap');
  });

  test('going back to an address without query clears all', () => {
    expect(play({ type: 'arrived', query: 'sap' }, arrived)).toEqual({
      awake: true,
      text: '',
      searched: null,
    });
  });
});
