import { badPath, cleanPath, indexPath, type SiteRules, sentUrlOf } from './siteRules.ts';

interface NginxOptions {
  hostname: string;
  /** The directives `listen`, and those of the certificate. */
  listen: string;
  root: string;
}

/** @returns the nginx configuration of a site; nginx needs the modules gzip_static and brotli_static */
export function nginxSite(rules: SiteRules, hostname: string): string {
  return `# For /etc/nginx/conf.d/. The site is expected in /srv/${hostname}/site.
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  return 301 https://${hostname}$request_uri;
}

${nginxServer(rules, {
  hostname,
  listen: `listen 443 ssl http2;
  listen [::]:443 ssl http2;
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
  root: `/srv/${hostname}/site`,
})}`;
}

/** @returns the maps and the server of the site, to be included in `http { }`; tests serve it without TLS */
export function nginxServer({ headers, redirects, notFound }: SiteRules, options: NginxOptions): string {
  // The first rule applies to all responses.
  const [everywhere, ...exceptions] = headers;
  const names = Object.keys(everywhere?.headers ?? {});
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  // Only responses with status 2xx or 304 get the headers of their URL. A 404 or a redirect gets the headers of pages, so caches ask again.
  const maps = names.map((name) => {
    const differing = exceptions
      .filter((rule) => name in rule.headers)
      .map(
        ({ path, headers: named }) =>
          `  "~^(?:2\\d\\d|304) ${path.replace('*', '')}" ${quoted(named[name])};\n`,
      );
    return `map "$status $uri" ${variable(name)} {\n  default ${quoted(everywhere?.headers[name])};\n${differing.join('')}}\n`;
  });
  // The rules that set a media type. nginx would use the type of the file's extension, so each such file has a `location` without types.
  const typed = exceptions.filter((rule) => 'Content-Type' in rule.headers);

  return `${maps.join('')}map $request_method $site_allow {
  default 'GET, HEAD';
  GET '';
  HEAD '';
}
map $request_uri $site_moved {
  default '';
${redirects.map((rule) => `  "~${sentUrlOf(rule)}" "${rule.destination}$1";\n`).join('')}}

server {
  ${options.listen}
  server_name ${options.hostname};
  root ${options.root};

  server_tokens off;
  # An address may contain what a visitor has written, so it may be long.
  large_client_header_buffers 4 16k;
  absolute_redirect off;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  types {
    text/html html; text/css css; text/javascript js; text/plain txt;
    application/json json; application/xml xml; text/markdown md;
    image/svg+xml svg; image/png png; image/jpeg jpg jpeg; image/webp webp; image/avif avif; image/x-icon ico; font/woff2 woff2;
  }
  charset utf-8;
  charset_types text/css text/javascript text/plain text/markdown application/json application/xml;

${names.map((name) => `  add_header ${name} ${variable(name)} always;`).join('\n')}
  add_header Allow $site_allow always;

  # Some programs decode these paths into other paths, so no other rule may get them.
  if ($request_uri ~* "${badPath}") { return 400; }
  if ($site_allow) { return 405; }
  if ($site_moved) { return 301 $site_moved; }
  # One address for each page.
  if ($request_uri ~ "^[^?]*//") { return 308 $uri$is_args$args; }
  if ($request_uri ~ "${indexPath}") { return 308 /$1; }
  if ($request_uri ~ "${cleanPath}") { return 308 $1$2; }

  error_page 404 /404.html;
  location / { try_files $uri $uri.html =404; }
  location = / { try_files /index.html =404; }
  location ~ \\.(?:br|gz)$ { return 404; }
${notFound
  .map((page) => [page.slice(0, -'404.html'.length), page])
  .filter(([folder]) => folder !== '/')
  .map(
    ([folder, page]) => `  location ${folder} { error_page 404 ${page}; try_files $uri $uri.html =404; }\n`,
  )
  .join('')}${typed
  .map(
    ({ path, headers: named }) =>
      `  location = ${path} { types {} default_type ${named['Content-Type']}; }\n`,
  )
  .join('')}}
`;
}

function quoted(text = ''): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
