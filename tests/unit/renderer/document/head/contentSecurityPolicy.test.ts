import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import type { PublicSettings } from '../../../../../renderer/content/publicSettings.ts';
import { contentSecurityPolicy } from '../../../../../renderer/document/head/contentSecurityPolicy.ts';
import { loadSettings } from '../../../../../scripts/settings.ts';

const services = {
  FORM_ENDPOINT: 'https://forms.example',
  CONTACT_FORM_ID: 'a',
  COMMUNITY_FORM_ID: 'b',
  CHAT_FUNCTION_URL: 'https://chat.example/functions/v1/chat-with-ai',
  CHAT_PUBLIC_KEY: 'public',
};
/** @returns the settings of a site with services elsewhere, whose forms use a captcha */
const asking = (script: string) =>
  loadSettings({ ...services, CAPTCHA_SCRIPT_URL: script, CAPTCHA_SITE_KEY: 'key' }).public;
const elsewhere = asking('https://www.google.com/recaptcha/api.js');

const own = loadSettings({}).public;

const page = { script: 'a()', stylesheet: 'a{}', thirdParties: [], hasChat: true };

function directivesOf(settings: PublicSettings, hasForm: boolean): Record<string, string> {
  const policy = contentSecurityPolicy({ ...page, settings, hasForm });
  return Object.fromEntries(policy.split(';').map((each) => each.split(/ (.*)/, 2)));
}

describe('the policy of a page', () => {
  it('names only this site if it hosts all services itself', () => {
    // The digests of the script and the style sheet of `page`.
    expect(directivesOf(own, false)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      'style-src': "'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'require-trusted-types-for': "'script'",
    });
  });

  it('names the services that the page calls, the captcha on its pages only', () => {
    expect(directivesOf(elsewhere, false)).toMatchObject({
      'script-src': expect.not.stringContaining('google'),
      'connect-src': "'self' https://chat.example",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
    });
    const withForm = directivesOf(elsewhere, true);
    expect(withForm).toMatchObject({
      'script-src': expect.stringContaining(
        "' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      ),
      'connect-src': "'self' https://chat.example https://forms.example https://www.google.com/recaptcha/",
      'frame-src': 'https://www.google.com/recaptcha/',
      'form-action': "'self' https://forms.example",
    });
    expect(withForm).not.toHaveProperty('require-trusted-types-for');
  });

  it('names no chat on a site without it', () => {
    const policy = contentSecurityPolicy({ ...page, settings: elsewhere, hasForm: false, hasChat: false });
    expect(policy).not.toContain('chat.example');
  });

  it('keeps Trusted Types if the forms use no captcha', () => {
    const { public: settings } = loadSettings({ ...services, CAPTCHA_SCRIPT_URL: 'none' });
    const policy = directivesOf(settings, true);
    expect(policy).toMatchObject({ 'script-src': expect.not.stringContaining('http') });
    expect(policy).toHaveProperty('require-trusted-types-for');
  });

  it.each([
    { name: 'own services', settings: own },
    { name: 'services elsewhere', settings: elsewhere },
    { name: 'Turnstile', settings: asking('https://challenges.cloudflare.com/turnstile/v0/api.js') },
    { name: 'hCaptcha', settings: asking('https://js.hcaptcha.com/1/api.js') },
  ])('has no problem of high or medium severity for csp_evaluator, with $name', ({ settings }) => {
    for (const hasForm of [true, false]) {
      const policy = contentSecurityPolicy({ ...page, settings, hasForm });
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
      // MEDIUM_MAYBE is left out, because every 'self' and every script URL has this severity. 'unsafe-eval' and 'unsafe-hashes' have it,
      // too, so they are tested below.
      const grave = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
      expect(findings.filter(({ severity }) => grave.includes(severity))).toEqual([]);
      expect(policy).not.toMatch(/'unsafe-/);
    }
  });
});
