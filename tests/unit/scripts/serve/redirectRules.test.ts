import { describe, expect, it } from 'vitest';
import { parseRedirects, redirectFor } from '../../../../scripts/serve/redirectRules.ts';

describe('a _redirects file', () => {
  it('is read line by line, without comments and empty lines', () => {
    expect(parseRedirects('# moved\n/a /b 301\n\n/c/* /d/:splat 200 # shown in place\n/e /f\n')).toEqual([
      { source: '/a', destination: '/b', status: 301 },
      { source: '/c/*', destination: '/d/:splat', status: 200 },
      { source: '/e', destination: '/f', status: 302 },
    ]);
  });

  it.each(['/a', '/a /b 404', '/a /b 301 extra', 'a /b', '/a/*/b /c', '/:name /c'])(
    'names the line of "%s", which it cannot follow',
    (line) => {
      expect(() => parseRedirects(`/x /y\n${line}`)).toThrow(`_redirects:2  "${line}"`);
    },
  );
});

describe('the rule for a path', () => {
  const rules = parseRedirects('/blog/two /blog/two 200\n/blog/* /blog/one 200\n/old/* /new/:splat 308\n');

  it.each([
    { path: '/blog/two', location: '/blog/two', status: 200 },
    { path: '/blog/three', location: '/blog/one', status: 200 },
    { path: '/blog/a/b', location: '/blog/one', status: 200 },
    { path: '/old/a/b', location: '/new/a/b', status: 308 },
  ])('of $path is the first that matches', ({ path, location, status }) => {
    expect(redirectFor(rules, path)).toEqual({ location, status });
  });

  it.each(['/blog', '/blogger', '/', '/old'])('does not reach %s', (path) => {
    expect(redirectFor(rules, path)).toBeUndefined();
  });
});
