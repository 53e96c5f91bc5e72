import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import type { PublicSettings } from '../../../../renderer/facts/publicSettings.ts';
import { contentSecurityPolicy } from '../../../../renderer/head/contentSecurityPolicy.ts';
import { loadSettings } from '../../../../scripts/settings.ts';

const elsewhere = loadSettings({
  FORM_ENDPOINT: 'https://forms.example',
  CONTACT_FORM_ID: 'a',
  COMMUNITY_FORM_ID: 'b',
  CAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js',
  CAPTCHA_SITE_KEY: 'key',
  CHAT_FUNCTION_URL: 'https://chat.example/functions/v1/chat-with-ai',
  CHAT_PUBLIC_KEY: 'public',
}).public;

const own = loadSettings({}).public;

const page = { script: 'a()', stylesheet: 'a{}', thirdParties: [] };

function directivesOf(settings: PublicSettings, asksCaptcha: boolean): Record<string, string> {
  const policy = contentSecurityPolicy({ ...page, settings, asksCaptcha });
  return Object.fromEntries(policy.split(';').map((each) => each.split(/ (.*)/, 2)));
}

describe('the policy of a page', () => {
  it('names this site alone where all services are its own', () => {
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

  it.each([
    { name: 'own services', settings: own },
    { name: 'services elsewhere', settings: elsewhere },
  ])('leaves nothing of high or medium severity to csp_evaluator, with $name', ({ settings }) => {
    for (const asksCaptcha of [true, false]) {
      const policy = contentSecurityPolicy({ ...page, settings, asksCaptcha });
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
      const grave = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
      expect(findings.filter(({ severity }) => grave.includes(severity))).toEqual([]);
    }
  });
});
