import { canSearch, tidyQuery } from './query.ts';

export interface SearchState {
  /** False until the browser runs this: the server's HTML must allow a submission that needs no script. */
  awake: boolean;
  /** What stands in the field. */
  text: string;
  /** What the results on show were searched for; nothing while none are shown. */
  searched: string | null;
}

export type SearchEvent =
  /** The page was opened, or the visitor went back or forward, and its address holds this query. */
  | { type: 'arrived'; query: string }
  /** The field holds this text now; none when it was cleared. */
  | { type: 'typed'; text: string }
  | { type: 'submitted'; text: string }
  | { type: 'closed' };

export const asleep: SearchState = { awake: false, text: '', searched: null };

/**
 * @param state where the search stands
 * @param event what happened
 * @returns where it stands now
 */
export function nextSearchState(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'arrived':
      return { awake: true, text: event.query, searched: canSearch(event.query) ? event.query : null };
    case 'typed':
      // A browser that restores the form of a reloaded page types what was searched for already.
      return {
        ...state,
        text: event.text,
        searched: tidyQuery(event.text) === state.searched ? state.searched : null,
      };
    case 'submitted':
      return {
        ...state,
        text: event.text,
        searched: canSearch(event.text) ? tidyQuery(event.text) : state.searched,
      };
    case 'closed':
      return { ...state, searched: null };
  }
}

/**
 * @param text what stands in the field
 * @returns which hint it asks for; none for an empty field
 */
export function hintFor(text: string): 'hintShort' | 'hintReady' | null {
  if (text === '') return null;
  return canSearch(text) ? 'hintReady' : 'hintShort';
}
