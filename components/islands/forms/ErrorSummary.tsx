import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface ErrorSummaryProps {
  id: string;
  title: string;
  text?: string | undefined;
  /** What is wrong, in the order of the form; the link leads to the control of that id. */
  errors: readonly { controlId: string; text: string }[];
  children?: ReactNode;
}

/**
 * What keeps a form from being sent. It takes the focus when it appears, as the GOV.UK error summary does:
 * give it another `key` at each submission.
 */
export function ErrorSummary({ id, title, text, errors, children }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);

  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="rounded-control border-2 border-alert bg-alert-soft p-5"
    >
      <h3 id={`${id}-title`} className="text-h4">
        {title}
      </h3>
      {text && <p className="mt-1">{text}</p>}
      {errors.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {errors.map((error) => (
            <li key={error.controlId}>
              <a
                href={`#${error.controlId}`}
                onClick={leadToControl}
                className="inline-flex items-center font-semibold text-alert underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
              >
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** The label comes into view with its control, and the address keeps its fragment. */
function leadToControl(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  (control.closest('[data-field]') ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}
