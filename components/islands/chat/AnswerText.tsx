import { Button } from '../../ui/Button.tsx';
import { type AnswerBlock, type AnswerSpan, answerBlocks } from './answerBlocks.ts';

interface AnswerTextProps {
  text: string;
  /** Asks a question that the answer offers; undefined while another question is pending. */
  onAsk: ((question: string) => void) | undefined;
}

/** Shows an answer as paragraphs, lists, safe links and questions to choose. It is rendered as text, never as HTML. */
export function AnswerText({ text, onAsk }: AnswerTextProps) {
  return (
    <div className="flex flex-col gap-2.5">
      {keyed(answerBlocks(text)).map(([key, block]) => (
        <Block key={key} block={block} onAsk={onAsk} />
      ))}
    </div>
  );
}

function Block({ block, onAsk }: { block: AnswerBlock } & Pick<AnswerTextProps, 'onAsk'>) {
  if (block.kind === 'paragraph') {
    return (
      <p className="whitespace-pre-line">
        <Spans spans={block.spans} />
      </p>
    );
  }
  // A list that contains only questions is what the assistant can answer instead.
  if (block.items.every(([first]) => first?.isQuestion)) {
    return (
      <ul className="flex flex-col items-start gap-2">
        {block.items.map(([first]) => (
          <li key={first?.text}>
            <Button
              variant="secondary"
              size="sm"
              // `disabled` would take the focus away.
              aria-disabled={!onAsk || undefined}
              onClick={() => onAsk?.(first?.text ?? '')}
              className="py-1.5 text-start"
            >
              {first?.text}
            </Button>
          </li>
        ))}
      </ul>
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
        // In Arabic too, a number or an address reads from left to right.
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

/** Gives each part its position as React's key: parts have no names, and an answer never changes. */
function keyed<Part>(parts: readonly Part[]): [string, Part][] {
  return parts.map((part, index) => [String(index), part]);
}
