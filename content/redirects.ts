import { z } from 'zod';
import { parseContent } from './parseContent.ts';
import json from './redirects.json';

// A path without characters that hosts reject (encoded slashes, backslashes and control characters), that only some browsers encode (`^`,
// `|`), or that have a meaning in the configuration files of hosts (quotes, braces, `$`).
const oldPath = z
  .string()
  .regex(/^\/(?!\/)(?:[^\s#%"`\\{}$^|]|%(?![01]|2F|5C|7F)[\dA-F]{2})*$/i)
  .describe(
    'an address of the site before, from its first slash on, with its query where it had one: /index.php?id=12',
  );

const newPath = z
  .string()
  .regex(/^\/(?!\/)[\w/.-]*(?:\?[\w.~=&%+-]+)?(?:#[\w-]+)?$/)
  .describe(
    'a page or a file of this site, with its language in front where that is not the first one: /en/services, /feed.xml',
  );

/** content/redirects.json: redirects from URLs of the previous site to URLs of this one. */
export const redirectsSchema = z.record(oldPath, newPath);

/** The redirects from the previous site, which hosts carry out. */
export const redirects: readonly { from: string; to: string }[] = Object.entries(
  parseContent('content/redirects.json', redirectsSchema, json),
).map(([from, to]) => ({ from, to }));
