import { createHash } from 'node:crypto';
import { selectAll } from 'hast-util-select';
import { toString as rawTextOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { propertyOf } from '../../renderer/document/page/tree.ts';
import { headerRules } from '../../scripts/build/hosts/siteRules.ts';
import { documents } from './builtSite.ts';

/** The types of scripts that a browser runs; a script of another type is data. */
const runs = /^(?:text\/javascript|module)?$/;

test.each(documents.map((page) => [page.url, page] as const))(
  '%s lets its own inline code run and no other',
  (_url, { tree, html }) => {
    const policies = selectAll('meta[http-equiv=Content-Security-Policy]', tree);
    const policy = propertyOf(policies[0], 'content') ?? '';
    const scripts = selectAll('script:not([src])', tree).filter((script) =>
      runs.test(propertyOf(script, 'type') ?? ''),
    );
    const digests = [...scripts, ...selectAll('style', tree)].map(
      (element) => `'sha256-${createHash('sha256').update(rawTextOf(element)).digest('base64')}'`,
    );

    expect(policies).toHaveLength(1);
    expect(policy.match(/'sha256-[^']+'/g)).toEqual(digests);
    expect(policy).not.toContain('unsafe');
    // A policy in a `meta` element does not apply to what stands before it.
    expect(html.indexOf('http-equiv')).toBeLessThan(
      html.search(/<(?:script|style|link rel="?(?:preload|stylesheet|icon))/),
    );
  },
);

// tests/hosts checks that each host sends this header.
test('no other site may show a page in a frame', () => {
  expect(headerRules[0]?.headers['Content-Security-Policy']).toBe("frame-ancestors 'none'");
});
