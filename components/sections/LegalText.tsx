import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';
import { absentFact } from '../../content/legalFacts.ts';
import { formatDate } from '../../renderer/i18n/format.ts';
import { TextLink } from '../ui/Link.tsx';
import { LinkedText } from '../ui/LinkedText.tsx';
import { Contents } from './Contents.tsx';
import { Hero } from './Hero.tsx';
import { legalLinks } from './legalLinks.ts';
import { RecordSheet } from './RecordSheet.tsx';

interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

interface LegalTextProps {
  /** The path of this page, so that it is not listed among the others. */
  path: string;
  hero: { overline: string; title: string; lead: string };
  /** A sentence that says when the text was last changed. */
  updated: string;
  /** Paragraphs and items that contain a missing value are omitted. A section is omitted if its first paragraph is. */
  sections: readonly LegalSection[];
  /** Overrides for the summary card. By default it has the title of the page, and the date and contact address of all legal texts. */
  record?: { title?: string; updated?: string; contact?: string };
  /** Controls of this page, between its heading and its text. */
  children?: ReactNode;
}

/** A legal text: numbered sections that can be referred to, with their contents beside them. */
export function LegalText({ path, hero, updated, sections: all, record, children }: LegalTextProps) {
  const { t } = useTranslation('legal');
  const sections = all.filter(({ paragraphs: [first = ''] }) => namesKnownFacts(first));
  return (
    <>
      <Hero {...hero} picture={<LegalRecord title={hero.title} {...record} />}>
        <p className="mt-6 border-s-2 border-proof ps-4 text-sm">{updated}</p>
      </Hero>
      {children}
      <div className="container-page section-y grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Contents title={t('contents')} items={sections} />
        <div className="lg:-mt-1">
          {sections.map((section, index) => (
            <NumberedSection key={section.id} number={index + 1} {...section} />
          ))}
        </div>
      </div>
      <OtherLegalTexts path={path} />
    </>
  );
}

function namesKnownFacts(text: string): boolean {
  return !text.includes(absentFact);
}

function NumberedSection({ number, id, title, paragraphs, items }: LegalSection & { number: number }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-x-6 border-b border-line py-8 first:pt-0 last:border-0 last:pb-0 sm:grid-cols-[2.5rem_minmax(0,1fr)]"
    >
      <p aria-hidden="true" className="mono-label sm:pt-1.5">
        {String(number).padStart(2, '0')}
      </p>
      <div className="flex max-w-[64ch] flex-col gap-4">
        <h2
          id={`${id}-title`}
          className="text-h3 tracking-tight in-target:underline in-target:decoration-lime in-target:decoration-4 in-target:underline-offset-4"
        >
          {title}
        </h2>
        {paragraphs.filter(namesKnownFacts).map((paragraph) => (
          <p key={paragraph}>
            <LinkedText>{paragraph}</LinkedText>
          </p>
        ))}
        {items && (
          <ul className="flex flex-col gap-2">
            {items.filter(namesKnownFacts).map((item) => (
              <li key={item} className="flex gap-3 @max-[20rem]:gap-2">
                <span
                  aria-hidden="true"
                  className="mt-[0.8em] w-3 shrink-0 self-start border-t border-proof"
                />
                <span className="min-w-0 wrap-anywhere">
                  <LinkedText>{item}</LinkedText>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The legal texts other than the one that is being read. */
function OtherLegalTexts({ path }: { path: string }) {
  const { t } = useTranslation(['legal', 'common']);
  const others = legalLinks.filter(({ to }) => to !== path);
  return (
    <section id="others" data-print="no" className="border-t border-line bg-card">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8">
        <h2 className="text-h3">{t('legal:others')}</h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {others.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to} standsAlone>
                {t(`common:${label}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface LegalRecordProps {
  title: string;
  updated?: string;
  contact?: string;
}

/** The picture of the legal pages: the document's own record, under its seal. */
function LegalRecord({
  title,
  updated = company.legalTextsUpdated,
  contact = company.privacyEmail,
}: LegalRecordProps) {
  const { t, i18n } = useTranslation('legal');
  const rows = [
    { term: t('record.document'), value: title },
    { term: t('record.updated'), value: formatDate(updated, i18n.language) },
    { term: t('record.contact'), value: contact },
  ];
  return (
    <RecordSheet
      title={t('record.title')}
      rows={rows}
      rowsClassName="pb-20"
      over={<Seal />}
      className="mb-6 max-w-[27rem] text-xs sm:text-[0.85rem] lg:rotate-1"
    />
  );
}

/** An embossed seal: two rings with tick marks between them, and the company's check mark. */
function Seal() {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="absolute end-4 -bottom-6 size-28 -rotate-12 text-proof sm:-end-4 print:end-4"
    >
      <circle cx="60" cy="60" r="57" className="fill-card" strokeWidth="3" />
      <circle cx="60" cy="60" r="48" strokeWidth="9" strokeDasharray="1.5 4.78" />
      <circle cx="60" cy="60" r="40" strokeWidth="1.5" />
      <path d="m44 61 11 11 22-24" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
