import type { Settings } from '../settings.ts';

interface LaunchInput {
  /** Facts to fill in: placeholders and examples, as they are told. */
  toFillIn: readonly string[];
  origin: string;
  settings: Settings['public'];
  /** What ends by itself, and the last day on which it holds: `2027-01-31`. */
  expiries: Readonly<Record<string, string>>;
  /** Whether the site was built from what the project holds now. */
  isFresh: boolean;
  /** `2026-11-22` */
  today: string;
}

/** What must hold before the site is shown to the public. @returns what is to be done, by point; nothing where it is green */
export function launchPoints(input: LaunchInput): Readonly<Record<string, readonly string[]>> {
  const { settings } = input;
  const services = {
    'The forms (FORM_ENDPOINT)': settings.contactFormUrl,
    'The captcha (CAPTCHA_SCRIPT_URL)': settings.captchaScriptUrl,
    'The chat (CHAT_FUNCTION_URL)': settings.chatFunctionUrl,
  };
  return {
    Facts: input.toFillIn,
    Address: input.origin.endsWith('.example')
      ? [`${input.origin} is an example: write the site's own into content/company.json.`]
      : [],
    Services: Object.entries(services)
      .filter(([, address]) => !URL.canParse(address))
      .map(([name, address]) => `${name} is at ${address}, a local stand-in. See .env.example.`),
    Dates: Object.entries(input.expiries)
      .filter(([, last]) => last < input.today)
      .map(([name, last]) => `${name} ended on ${last}.`),
    Build: input.isFresh ? [] : ['The build is older than the project. Build again: npm run build'],
  };
}
