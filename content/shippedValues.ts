/**
 * Matches the placeholders that this repository ships instead of an owner's data. A release with one of them is refused:
 * - URLs reserved for examples (RFC 2606)
 * - phone numbers reserved for fiction (ARCEP, decision 2018-0881); phone, register and VAT numbers made of zeros
 * - names that are clearly placeholders, and data of the invented company
 */
export const shippedValues: readonly RegExp[] = [
  /\.example(?![\w-])/,
  /^\+33 (?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49|6 39 98) /,
  /^\D*0[\s0]*(?:\D.*)?$/,
  /^\+\d+ 00(?: 000)+$/,
  /\bExample (?:CDN|City|Forms|Functions|Street)\b/,
  /^Prénom Nom$/,
  /^Neuilly Sur Seine, France$/,
  /^https:\/\/(?:www\.linkedin\.com\/company|x\.com|github\.com)\/eprouva$/,
  // `indexNowKey` of company.json, which each owner replaces by a key of their own.
  /^7d1f0c5e9b2a4e63a8d4f6b1c0e75932$/,
];
