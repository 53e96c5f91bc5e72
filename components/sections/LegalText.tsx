import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';
import { absentDetail } from '../../content/legalDetails.ts';
import { formatDate } from '../../renderer/i18n/format.ts';
import { TextLink } from '../ui/Link.tsx';
import { LinkedText } from '../ui/LinkedText.tsx';
import { SvgFile } from '../ui/SvgFile.tsx';
import { Contents } from './Contents.tsx';
import { DescriptionSheet } from './DescriptionSheet.tsx';
import { Hero } from './Hero.tsx';
import { legalLinks } from './legalLinks.ts';
import seal from './seal.svg?raw';

interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

interface LegalTextProps {
  /** The path of this page. The list of other legal texts leaves it out. */
  path: string;
  hero: { overline: string; title: string; lead: string };
  /** @returns a sentence with `date`, the date of the last change as visitors read it */
  updated: (date: string) => string;
  /** Paragraphs and items with an absent value (`absentDetail`) are left out. Without its first paragraph, a section is left out too. */
  sections: readonly LegalSection[];
  /** The date of the last change (ISO 8601) and the contact. By default `legalTextsUpdated` and `privacyEmail` of the company. */
  dateAndContact?: { updated?: string; contact: string };
  /** Controls between the heading and the text of the page. */
  children?: ReactNode;
}

/** A legal text: numbered sections, so that they can be cited, with a table of contents beside them. */
export function LegalText({ path, hero, updated, sections: all, dateAndContact, children }: LegalTextProps) {
  const { legalTextsUpdated, privacyEmail } = company;
  const { t, i18n } = useTranslation('legal');
  const date = formatDate(dateAndContact?.updated ?? legalTextsUpdated, i18n.language);
  const sections = all.filter(({ paragraphs: [first = ''] }) => hasAllDetails(first));
  return (
    <>
      <Hero
        {...hero}
        illustration={
          <LegalSheet title={hero.title} updated={date} contact={dateAndContact?.contact ?? privacyEmail} />
        }
      >
        <p className="mt-6 border-s-2 border-accent ps-4 text-sm">{updated(date)}</p>
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

const hasAllDetails = (text: string) => !text.includes(absentDetail);

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
        {paragraphs.filter(hasAllDetails).map((paragraph) => (
          <p key={paragraph}>
            <LinkedText>{paragraph}</LinkedText>
          </p>
        ))}
        {items && (
          <ul className="flex flex-col gap-2">
            {items.filter(hasAllDetails).map((item) => (
              <li key={item} className="flex gap-3 @max-[20rem]:gap-2">
                <span
                  aria-hidden="true"
                  className="mt-[0.8em] w-3 shrink-0 self-start border-t border-accent"
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
              <TextLink to={to} isStandalone>
                {t(`common:${label}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The illustration of the legal pages: a sheet with the document's title, date and contact, and a seal. */
function LegalSheet(shown: { title: string; updated: string; contact: string }) {
  const { t } = useTranslation('legal');
  const rows = [
    { term: t('record.document'), value: shown.title },
    { term: t('record.updated'), value: shown.updated },
    { term: t('record.contact'), value: shown.contact },
  ];
  return (
    <DescriptionSheet
      title={t('record.title')}
      rows={rows}
      rowsClassName="pb-20"
      over={
        <SvgFile
          file={seal}
          fill="none"
          stroke="currentColor"
          className="absolute end-4 -bottom-6 size-28 -rotate-12 text-accent sm:-end-4 print:end-4"
        />
      }
      className="mb-6 max-w-[27rem] text-xs sm:text-[0.85rem] lg:rotate-1"
    />
  );
}
