/** Crawlers of assistants and answer engines, by the names in their owners' documentation. */
const answerEngines = [
  'Amazonbot',
  'Applebot-Extended',
  'CCBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'ClaudeBot',
  'DuckAssistBot',
  'GPTBot',
  'Google-Extended',
  'MistralAI-User',
  'OAI-SearchBot',
  'PerplexityBot',
  'Perplexity-User',
];

/**
 * @param origin scheme and host
 * @returns `robots.txt` (RFC 9309): everybody may read everything; pages that are not for an index say so themselves
 */
export function robotsText(origin: string): string {
  return `User-agent: *
Allow: /

# Answer engines are welcome to read and to quote, with a link to the page.
# Each page also comes as Markdown, at its address followed by .md: ${origin}/llms.txt lists them.
${answerEngines.map((name) => `User-agent: ${name}`).join('\n')}
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
