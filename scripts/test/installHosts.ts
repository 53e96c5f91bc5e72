import { existsSync } from 'node:fs';
import { installPackages } from './installPackages.ts';

/** nginx's module for the files that the build has compressed. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const programs = ['/usr/sbin/nginx', brotliModule, '/usr/bin/caddy'];
/** What Debian calls them. */
export const hostPackages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

/**
 * Makes sure that nginx and Caddy are there where nobody is to ask: under CI. Elsewhere the tests say what they have left out;
 * web servers are not for a test to put on a person's machine.
 */
export function installHosts(): void {
  if (process.env.CI && !programs.every(existsSync)) installPackages('nginx and Caddy', hostPackages);
}
