import { Achievements, type AchievementsWords } from './Achievements.tsx';
import { Certifications, type CertificationsWords } from './Certifications.tsx';
import { Story, type StoryWords } from './Story.tsx';
import { Values, type ValuesWords } from './Values.tsx';

interface AboutWords {
  values: ValuesWords;
  achievements: AchievementsWords;
  story: StoryWords;
  certifications: CertificationsWords;
}

/** Who we are, for the two pages that say so: the same four bands, each page in words of its own. */
export function AboutSection({ words }: { words: AboutWords }) {
  return (
    <>
      <Values words={words.values} />
      <Achievements words={words.achievements} />
      <Story words={words.story} />
      <Certifications words={words.certifications} />
    </>
  );
}
