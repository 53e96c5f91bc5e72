/** Parts of the words whose figures claim nothing of the company, with the reason; they are written as in `content/sources.json`. */
export const noClaims: readonly { words: string; reason: string }[] = [
  { words: 'legalNotice:*', reason: 'a legal text' },
  { words: 'privacyPolicy:*', reason: 'a legal text' },
  { words: 'termsOfService:*', reason: 'a legal text' },
  { words: 'cookiePolicy:*', reason: 'a legal text' },
  { words: 'careers:cta', reason: 'how long data is kept: the privacy policy says it' },
  { words: 'community:form.fields.privacy', reason: 'how long data is kept: the privacy policy says it' },
  { words: 'cookieConsent:*', reason: 'how long a choice is kept: the cookie policy says it' },
  { words: 'gallery:*', reason: 'specimens of components, on a page that is not published' },
  { words: 'about:why.items', reason: 'a supposition: "if the budget stops at 60%"' },
  { words: 'domains:web-mobile.testTypes', reason: 'the zoom of a success criterion of WCAG' },
  { words: 'offre:*.testing', reason: 'the threshold of a check' },
  { words: 'offre:*.automation', reason: 'the threshold of a check' },
  { words: 'offre:*.audit', reason: 'the past that an audit goes back over' },
  {
    words: 'performanceTesting:indicators.items.1.description',
    reason: 'an explanation of the figure above it',
  },
  { words: 'performanceTesting:kinds.items.2.question', reason: 'a question' },
  { words: 'search:hero', reason: 'a count of what the page lists' },
];
