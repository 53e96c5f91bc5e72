import { offices } from './offices.ts';

/** @throws Error when `offices.json` has no nearshore office, without which the nearshore page says nothing. */
function findNearshoreOffice() {
  const office = offices.foreign.find(({ isNearshore }) => isNearshore)?.cities[0];
  if (!office) {
    throw new Error(
      'content/offices.json: no entry of "foreign" has "isNearshore": true and a city. The nearshore page needs one.',
    );
  }
  return office;
}

/** The office from which nearshore teams work. */
export const nearshoreOffice = findNearshoreOffice();
