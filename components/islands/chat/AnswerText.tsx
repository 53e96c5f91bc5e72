import { type AnswerBlock, type AnswerSpan, answerBlocks } from './answerBlocks.ts';

/** An answer as paragraphs, lists and safe links: React text, never HTML. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2.5">
      {keyed(answerBlocks(text)).map(([key, block]) => (
        <Block key={key} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: AnswerBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p className="whitespace-pre-line">
        <Spans spans={block.spans} />
      </p>
    );
  }
  return (
    <ul className="list-disc ps-5">
      {keyed(block.items).map(([key, spans]) => (
        <li key={key}>
          <Spans spans={spans} />
        </li>
      ))}
    </ul>
  );
}

function Spans({ spans }: { spans: AnswerSpan[] }) {
  return keyed(spans).map(([key, { text, href }]) =>
    href ? (
      <a
        key={key}
        href={href}
        dir={/^(?:tel|mailto):/.test(href) ? 'ltr' : undefined}
        className="font-semibold text-proof underline underline-offset-3 hover:decoration-2"
      >
        {text}
      </a>
    ) : (
      <span key={key}>{text}</span>
    ),
  );
}

/** An answer never changes once it is there: the place of a part is its identity. */
function keyed<Part>(parts: readonly Part[]): [string, Part][] {
  return parts.map((part, index) => [String(index), part]);
}
