import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { site } from './builtSite.ts';

/** What a browser runs; the others are data. */
const runs = /^(?:text\/javascript|module)?$/;

test.each(site.pages.map((page) => [page.url, page] as const))(
  '%s lets its own inline code run and no other',
  (_url, page) => {
    const policies = page.root.querySelectorAll('meta[http-equiv=Content-Security-Policy]');
    const policy = policies[0]?.getAttribute('content') ?? '';
    const scripts = page.root
      .querySelectorAll('script:not([src])')
      .filter((script) => runs.test(script.getAttribute('type') ?? ''));
    const styles = page.root.querySelectorAll('style');
    const digests = [...scripts, ...styles].map(
      ({ rawText }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`,
    );

    expect(policies).toHaveLength(1);
    expect(policy.match(/'sha256-[^']+'/g)).toEqual(digests);
    expect(policy).not.toContain('unsafe');
    // A policy says nothing of what stands before it.
    expect(page.html.indexOf('http-equiv')).toBeLessThan(
      page.html.search(/<(?:script|style|link rel="?(?:preload|stylesheet|icon|manifest))/),
    );
  },
);
