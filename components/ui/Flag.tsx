import type { Language } from '../../content/languages.ts';

const drawings: Record<Language['flag'], React.ReactNode> = {
  fr: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path fill="#000091" d="M0 0h6v12H0z" />
      <path fill="#e1000f" d="M12 0h6v12h-6z" />
    </>
  ),
  gb: (
    <>
      <path fill="#012169" d="M0 0h18v12H0z" />
      <path stroke="#fff" strokeWidth="2.4" d="m0 0 18 12M18 0 0 12" />
      <path stroke="#c8102e" strokeWidth="0.9" d="m0 0 18 12M18 0 0 12" />
      <path fill="#fff" d="M7 0h4v4h7v4h-7v4H7V8H0V4h7z" />
      <path fill="#c8102e" d="M7.8 0h2.4v4.8H18v2.4h-7.8V12H7.8V7.2H0V4.8h7.8z" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h18v12H0z" />
      <path fill="#f1bf00" d="M0 3h18v6H0z" />
    </>
  ),
  sa: (
    <>
      <path fill="#006c35" d="M0 0h18v12H0z" />
      <path stroke="#fff" strokeWidth="1" d="M4.5 8.5h9M5 5h8" />
    </>
  ),
};

/** A flag of 18 by 12, drawn: flags of the system's emoji font are missing on Windows. Always beside the language's name. */
export function Flag({ flag }: { flag: Language['flag'] }) {
  return (
    <svg
      viewBox="0 0 18 12"
      width="18"
      height="12"
      aria-hidden="true"
      className="shrink-0 rounded-[2px] outline outline-line"
    >
      {drawings[flag]}
    </svg>
  );
}
