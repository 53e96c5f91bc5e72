import { useTranslation } from 'react-i18next';
import { island as contactForm } from '../../components/islands/contactForm/ContactForm.tsx';
import { formServiceOf } from '../../components/islands/forms/formServiceOf.ts';
import { CallUs } from '../../components/sections/CallUs.tsx';
import { Hero, HeroActions } from '../../components/sections/Hero.tsx';
import { OfficesBlock } from '../../components/sections/offices/OfficesBlock.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { WorkLanguages } from '../../components/sections/WorkLanguages.tsx';
import { company } from '../../content/company.ts';
import { hasPage } from '../../renderer/content/hasPage.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { OtherChannels } from './OtherChannels.tsx';
import { ReplyTimeline } from './ReplyTimeline.tsx';

export function Page() {
  const { t } = useTranslation('contact');
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} illustration={<ReplyTimeline reached={4} />}>
        <HeroActions
          primary={{ label: t('hero.write'), to: '#message' }}
          {...(company.bookingUrl && {
            secondary: { label: t('hero.call'), to: company.bookingUrl, newTab: t('hero.newTab') },
          })}
        />
        <CallUs />
        <WorkLanguages />
      </Hero>
      <MessageSection />
      <OfficesBlock brief />
    </>
  );
}

/** The contact form, and beside it the other channels. If the URL has `?subject=` (`contactPath`), the form is hydrated at load. */
function MessageSection() {
  const { t } = useTranslation('contact');
  return (
    <Section id="message" title={t('form.title')}>
      {/* Print has no grid: if a grid breaks across two pages, Firefox prints the following content over it. */}
      <div className="grid gap-10 print:block lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Island
          of={contactForm}
          when="query:subject"
          // `hasPage` reads the file system, so the browser cannot call it.
          props={{ ...formServiceOf('contact'), hasConsultants: hasPage('/consultants') }}
        />
        <OtherChannels />
      </div>
    </Section>
  );
}
