/** Parts of the words whose placeholders a page fills with values of a file of facts; they are written as in `content/sources.json`. */
export const shownFacts: readonly { words: string; file: string }[] = [
  { words: 'careers:positions', file: 'content/positions.json' },
  { words: 'caseStudies:labels', file: 'content/caseStudies.json' },
  { words: 'consultants:profiles', file: 'content/consultants.json' },
  { words: 'cookiePolicy:updated', file: 'content/company.json' },
  { words: 'engagement:offers', file: 'content/teams.json' },
  { words: 'engagement:picture', file: 'content/teams.json' },
  { words: 'legalNotice:*', file: 'content/company.json' },
  { words: 'methodologies:*', file: 'content/processSteps.json' },
  { words: 'privacyPolicy:updated', file: 'content/company.json' },
  { words: 'termsOfService:updated', file: 'content/company.json' },
];

/** What pages count or draw themselves, so that no fact holds it: under the words that say it, or as it is shown. */
export const countedOnPages: readonly { words?: string; shown?: RegExp; reason: string }[] = [
  { words: 'about:whyPicture.item', reason: 'the number of an item' },
  { words: 'blog:article.readTime', reason: 'the length of the article' },
  { words: 'blog:comments.badge', reason: 'a count of what the page lists' },
  { words: 'contact:timeline.hour', reason: 'the hours of the drawn week' },
  { words: 'nearshore:picture', reason: 'the distance between two offices, from their coordinates' },
  { words: 'offices:*', reason: 'the distance between two offices, from their coordinates' },
  { words: 'offre:labels', reason: 'a count of what the page lists' },
  {
    shown:
      /^(?:Services|Profils de consultants|Consultant profiles|Servicios|Perfiles de consultor|الخدمات|المستشارون) · \d+$/,
    reason: 'a count of what the page lists',
  },
  {
    shown: /^\d+ (?:services|profils|profiles|servicios|perfiles|خدمات|ملفات)$/,
    reason: 'a count of what the page lists',
  },
  {
    shown: /^(?:Paris|Tunis|París|Túnez|باريس|تونس العاصمة) \d\d:00$/,
    reason: 'geography: the clocks of Paris and Tunis',
  },
];
