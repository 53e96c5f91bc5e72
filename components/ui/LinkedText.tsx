import { TextLink } from './TextLink.tsx';
import { telOf } from './telOf.ts';

/** Mail addresses, and telephone numbers that begin with their country. */
const reachable = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\s]{6,}\d)/;

/** A text whose mail addresses and telephone numbers are links. */
export function LinkedText({ children }: { children: string }) {
  return children.split(reachable).map((part, index) =>
    // The odd parts are what the pattern has caught.
    index % 2 === 1 ? (
      <TextLink key={part} to={addressOf(part)}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
}

function addressOf(part: string): string {
  return part.includes('@') ? `mailto:${part}` : telOf(part);
}
