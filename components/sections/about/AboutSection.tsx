import { FeatureGrid } from '../FeatureGrid.tsx';
import { Section } from '../Section.tsx';
import { Achievements, type AchievementsWords } from './Achievements.tsx';
import { Certifications, type CertificationsWords } from './Certifications.tsx';
import { Story, type StoryWords } from './Story.tsx';
import { ValueMark } from './ValueMark.tsx';

interface AboutWords {
  values: {
    title: string;
    items: readonly { key: string; title: string; description: string }[];
  };
  achievements: AchievementsWords;
  story: StoryWords;
  certifications: CertificationsWords;
}

/** Presents the company: the same four bands on two pages, `/about` and `/about/why-…`, each with words of its own. */
export function AboutSection({ words }: { words: AboutWords }) {
  const { title, items } = words.values;
  return (
    <>
      <Section id="values" title={title}>
        <FeatureGrid items={items.map((item) => ({ ...item, mark: <ValueMark value={item.key} /> }))} />
      </Section>
      <Achievements words={words.achievements} />
      <Story words={words.story} />
      <Certifications words={words.certifications} />
    </>
  );
}
