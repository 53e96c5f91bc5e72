import { describe, expect, test } from 'vitest';
import {
  asleep,
  hintFor,
  nextSearchState,
  type SearchEvent,
  type SearchState,
} from '../../../../../components/islands/search/searchState.ts';

const arrived = (query: string): SearchEvent => ({ type: 'arrived', query });
const typed = (text: string): SearchEvent => ({ type: 'typed', text });
const submitted = (text: string): SearchEvent => ({ type: 'submitted', text });

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

const closed: SearchEvent = { type: 'closed' };

test.each<[what: string, events: SearchEvent[], text: string, searched: string | null]>([
  ['an address without query shows nothing', [], '', null],
  ['an address with a query shows it', [arrived('sap')], 'sap', 'sap'],
  ['too short a query fills the field only', [arrived('s')], 's', null],
  ['typing shows nothing', [typed('sap')], 'sap', null],
  [
    'submitting searches for the tidied text',
    [submitted(' lead   testeur ')],
    ' lead   testeur ',
    'lead testeur',
  ],
  ['spaces search for nothing', [submitted('   ')], '   ', null],
  ['closing keeps the text', [submitted('sap'), closed], 'sap', null],
  ['the same search can be asked for again', [submitted('sap'), closed, submitted('sap')], 'sap', 'sap'],
  ['another text clears the results', [arrived('sap'), typed('sa')], 'sa', null],
  [
    'the same one, typed by a browser that restores the form, does not',
    [arrived('sap'), typed('sap')],
    'sap',
    'sap',
  ],
  ['going back clears all', [arrived('sap'), arrived('')], '', null],
])('%s', (_what, events, text, searched) => {
  const state = events.reduce<SearchState>(nextSearchState, nextSearchState(asleep, arrived('')));
  expect(state).toEqual({ awake: true, text, searched });
});
