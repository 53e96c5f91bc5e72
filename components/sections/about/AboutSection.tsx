import { Achievements } from './Achievements.tsx';
import { Certifications } from './Certifications.tsx';
import { Story } from './Story.tsx';
import { Values } from './Values.tsx';

/** Who we are, for the two pages that say so. */
export function AboutSection() {
  return (
    <>
      <Values />
      <Achievements />
      <Story />
      <Certifications />
    </>
  );
}
