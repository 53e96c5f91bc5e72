import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Entries } from '../../components/sections/Entries.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { articlesBeyond, articlesIn } from '../../renderer/articles/articlesIn.ts';
import { noteForeign } from '../../renderer/i18n/foreignTexts.ts';
import { languageNames } from '../../renderer/i18n/format.ts';
import { FeaturedArticle } from './FeaturedArticle.tsx';
import { ProofreadPage } from './ProofreadPage.tsx';

export function Page() {
  const { t, i18n } = useTranslation('blog');
  const [featured, ...others] = articlesIn(i18n.language);
  const beyond = articlesBeyond(i18n.language);
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<ProofreadPage />} />
      {featured && <FeaturedArticle slug={featured.slug} />}
      {others.length > 0 && (
        <Section id="others" title={t('index.others')}>
          <Entries
            items={others.map(({ slug, title, teaser }) => ({
              title,
              description: teaser,
              to: `/blog/${slug}`,
            }))}
          />
        </Section>
      )}
      {beyond.length > 0 && (
        <Section id="other-languages" title={t('index.otherLanguages')}>
          <Entries
            items={beyond.map(({ slug, title, teaser, language }) => ({
              title: noteForeign(title, language),
              description: [noteForeign(teaser, language), languageNames([language], i18n.language)],
              to: `/blog/${slug}`,
            }))}
          />
        </Section>
      )}
      <Section id="principles" tone="card" title={t('index.principlesTitle')}>
        <CheckList columns={2} items={t('index.principles', { returnObjects: true })} />
      </Section>
      <CallToAction
        title={t('index.suggestTitle')}
        lead={t('index.suggestLead')}
        primary={t('index.suggest')}
        primaryTo="/contact"
        secondary={t('index.community')}
        secondaryTo="/community"
      />
    </>
  );
}
