import { badPath, cleanPath, indexPath, type SiteRules, sentUrlOf } from './siteRules.ts';

/** @returns a Caddyfile (Caddy 2) that serves the folder `root` at a host name; Caddy gets the certificate by itself */
export function caddySite(
  { headers, redirects, notFound }: SiteRules,
  hostname: string,
  root: string,
): string {
  const headerLines = headers.flatMap(({ path, headers: named }) =>
    Object.entries(named).map(([name, value]) => `\t\theader ${path} ${name} \`${value}\`\n`),
  );
  // Matches the URL as it was sent, because Caddy's own path matchers decode it first.
  const sent = (name: string, pattern: string) =>
    `@${name} vars_regexp ${name} {http.request.uri} \`${pattern}\``;
  // The `Cache-Control` of pages. A 404 or a redirect gets it too, so that caches ask again each time: tomorrow its URL may have a page.
  const cachedAsPage = `Cache-Control \`${headers[0]?.headers['Cache-Control']}\``;
  const files = 'file_server {\n\t\t\tprecompressed br gzip\n\t\t}';

  return `${hostname} {
\troot * ${root}
\theader -Server
\t# Caddy keeps the order of directives inside a route only.
\troute {
${headerLines.join('')}
\t\t# Encoded slashes, backslashes and control characters: some programs decode them into another path or host.
\t\t${sent('bad', `(?i)${badPath}`)}
\t\trespond @bad 400
\t\t@method not method GET HEAD
\t\theader @method Allow "GET, HEAD"
\t\trespond @method 405
\t\t# Moved addresses come first, because the rules below would change some of them.
${redirects
  .map(
    (rule, index) => `\t\t${sent(`moved${index}`, sentUrlOf(rule))}
\t\tredir @moved${index} ${rule.destination}{re.moved${index}.1} 301\n`,
  )
  .join('')}\t\t# One address for each page.
\t\t${sent('slashes', '^[^?]*//')}
\t\terror @slashes 404
\t\t${sent('index', indexPath)}
\t\theader @index ${cachedAsPage}
\t\tredir @index /{re.index.1} 308
\t\t${sent('clean', cleanPath)}
\t\theader @clean ${cachedAsPage}
\t\tredir @clean {re.clean.1}{re.clean.2} 308
\t\t# Compressed copies are sent in the place of a file, never under their own name.
\t\t@copies path *.br *.gz
\t\terror @copies 404
\t\ttry_files {path} {path}.html
\t\t${files}
\t}
\thandle_errors {
\t\t# A missing page may be added later, so browsers ask for it again each time.
\t\theader ${cachedAsPage}
${notFound
  .map(
    (page) => `\t\thandle ${page.replace('404.html', '*')} {\n\t\trewrite * ${page}\n\t\t${files}\n\t\t}\n`,
  )
  .join('')}\t}
}
`;
}
