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

test.each<{ what: string; events: SearchEvent[]; text: string; searched: string | null }>([
  { what: 'an address without query shows nothing', events: [arrived('')], text: '', searched: null },
  { what: 'an address with a query shows it', events: [arrived('sap')], text: 'sap', searched: 'sap' },
  { what: 'too short a query fills the field only', events: [arrived('s')], text: 's', searched: null },
  { what: 'typing shows nothing', events: [arrived(''), typed('sap')], text: 'sap', searched: null },
  {
    what: 'submitting searches for the tidied text and leaves the field as it is',
    events: [arrived(''), submitted(' lead   testeur ')],
    text: ' lead   testeur ',
    searched: 'lead testeur',
  },
  { what: 'spaces search for nothing', events: [arrived(''), submitted('   ')], text: '   ', searched: null },
  {
    what: 'closing keeps the text',
    events: [submitted('sap'), { type: 'closed' }],
    text: 'sap',
    searched: null,
  },
  {
    what: 'the same search can be asked for again',
    events: [submitted('sap'), { type: 'closed' }, submitted('sap')],
    text: 'sap',
    searched: 'sap',
  },
  {
    what: 'another text clears the results',
    events: [arrived('sap'), typed('sa')],
    text: 'sa',
    searched: null,
  },
  {
    what: 'the same one, typed by a browser that restores the form, does not',
    events: [arrived('sap'), typed('sap')],
    text: 'sap',
    searched: 'sap',
  },
  { what: 'going back clears all', events: [arrived('sap'), arrived('')], text: '', searched: null },
])('$what', ({ events, text, searched }) => {
  const state = events.reduce<SearchState>(nextSearchState, nextSearchState(asleep, arrived('')));
  expect(state).toEqual({ awake: true, text, searched });
});
