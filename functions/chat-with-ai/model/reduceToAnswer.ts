import { languageAndPathOf, urlOf } from '../../../locales/languages.ts';
import type { Facts, Knowledge, KnownOffice } from '../knowledge.ts';

/** An answer is read in a small panel. */
const longestAnswer = 1500;

/** What comes after so many characters is not read: markup may take most of them. */
const longestInput = 8000;

/** Signs that mark kept links here, that turn the direction of a text, or that nobody sees. */
const unseen = /[\uE000\uE001\u202A-\u202E\u2066-\u2069\u200B\u2060]/g;

/**
 * Keeps of a text from elsewhere what an answer may hold: paragraphs, `- ` lines, and links to pages of this site, to the
 * company's e-mail addresses and to its telephone numbers. Markup goes, its words stay; other addresses go entirely.
 *
 * @param written any text
 * @param knowledge the pages and addresses that exist
 * @returns the text that is left, which may be empty
 */
export function reduceToAnswer(written: string, knowledge: Knowledge): string {
  const links: string[] = [];
  const keep = (label: string, address: string) => {
    links.push(`[${label}](${address})`);
    return `\uE000${links.length - 1}\uE001`;
  };
  const targetOf = allowedTargets(knowledge);

  const text = withoutMarkup(written.slice(0, longestInput).replace(unseen, ''))
    .replace(/!\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(
      /\[([^\][\n]{0,200})\]\(([^\s)]{0,300})(?:\s[^)\n]{0,200})?\)/g,
      (_, label: string, target: string) => {
        const address = targetOf(target);
        const words = withoutAddresses(label, targetOf).trim();
        return address && words ? keep(words, address) : words;
      },
    );

  return shorten(
    withoutAddresses(text, targetOf)
      // What still looks like a link was not recognised as one.
      .replaceAll('](', '] (')
      .split('\n')
      .map(plainLine)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  ).replace(/\uE000(\d+)\uE001/g, (_, position: string) => links[Number(position)] ?? '');
}

/** HTML and fences, again and again: taking a tag out may leave another one behind. */
function withoutMarkup(text: string): string {
  const stripped = text
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<\/?[a-z!?][^>]*(?:>|$)/gi, '')
    .replace(/^\s*(?:```|~~~).*$/gm, '')
    .replace(/^\s*\[[^\]]+\]:\s+\S+.*$/gm, '');
  return stripped === text ? text : withoutMarkup(stripped);
}

/** Addresses in plain text are no links where an answer is shown, but a visitor may copy them. */
function withoutAddresses(text: string, targetOf: (target: string) => string | undefined): string {
  return text
    .replace(/\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s)\]]+/gi, '')
    .replace(/\b(?:javascript|data|vbscript|blob|file):\S+/gi, '')
    .replace(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, (email) =>
      targetOf(`mailto:${email}`) ? email : '',
    )
    .replace(
      /(?<![@\w.-])(?:www\.)?(?:[a-z\d-]{1,63}\.){1,8}(?:com|net|org|info|biz|io|co|ru|xyz|dev|app|eu|fr|uk|de|tn|example|test)\b(?:\/[^\s)\]]*)?/gi,
      '',
    );
}

/** One line without the signs of Markdown that an answer does not have. */
function plainLine(line: string): string {
  return line
    .trim()
    .replace(/^(?:>\s*)+/, '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/^(?:[*+•–]|\d{1,2}[.)])\s+/, '- ')
    .replace(/^\|(.*)\|$/, (_, cells: string) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join(' '),
    )
    .replace(/^(?:[-*_=]\s*){3,}$/, '')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/[*`]/g, '')
    .replace(/[ \t]+/g, ' ')
    .trimEnd();
}

/** What a link may lead to: the answer gets the address in the visitor's language. */
function allowedTargets({ pages, facts, language }: Knowledge): (target: string) => string | undefined {
  const paths = new Set(pages.map(({ path }) => path));
  const offices = [
    facts.headquarters,
    ...facts.agencies,
    ...facts.abroad.flatMap((country) => country.offices),
  ];
  const emails = new Set(
    [facts.email, ...offices.map(({ email }: KnownOffice) => email)].map((email) => email.toLowerCase()),
  );
  const phones = new Set([facts.phone, ...offices.map(({ phone }: KnownOffice) => phone)].map(digitsOf));

  return (target) => {
    const scheme = /^([a-z][a-z\d+.-]*):/i.exec(target)?.[1]?.toLowerCase();
    if (scheme === 'mailto') {
      const email = target.slice('mailto:'.length).toLowerCase();
      return emails.has(email) ? `mailto:${email}` : undefined;
    }
    if (scheme === 'tel') {
      const digits = digitsOf(target);
      return phones.has(digits) ? `tel:${digits}` : undefined;
    }
    const address = pathOnSite(target, facts);
    if (!address) return undefined;
    const path = urlOf(language, languageAndPathOf(address.pathname).path);
    return paths.has(path) ? path + (/^#[\w-]+$/.test(address.hash) ? address.hash : '') : undefined;
  };
}

/** The address as a URL of this site, if it is one. */
function pathOnSite(target: string, { origin }: Facts): URL | undefined {
  if (!target.startsWith('/') && !target.startsWith(origin)) return undefined;
  if (!URL.canParse(target, origin)) return undefined;
  const address = new URL(target, origin);
  return address.origin === origin ? address : undefined;
}

function digitsOf(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/** Whole lines or sentences up to the limit. */
function shorten(text: string): string {
  if (text.length <= longestAnswer) return text;
  const cut = text.slice(0, longestAnswer);
  const end = Math.max(
    cut.lastIndexOf('\n'),
    ...['.', '!', '?', '…'].map((sign) => cut.lastIndexOf(`${sign} `) + 1),
  );
  return cut.slice(0, end > 0 ? end : longestAnswer).trim();
}
