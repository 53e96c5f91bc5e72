import type { OptionalCategory } from '../../../content/storedItems.ts';
import { thirdParties } from '../../../content/thirdParties.ts';
import { useThirdPartyText } from './useThirdPartyText.ts';

/** @returns a function that gives a text for each third party ("tool") of a category; those that are exempt from consent are necessary ones */
export function useTools(): (category: OptionalCategory | 'necessary') => string[] {
  const textOf = useThirdPartyText();
  return (category) =>
    thirdParties
      .filter((tool) => tool.category === (category === 'necessary' ? 'exempt' : category))
      .map(textOf);
}
