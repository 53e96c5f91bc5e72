/** The lines of a page: a stroke for a few words, then a gap. The marks of the proofreaders, below, stand on these places. */
const lines = [
  'M40 92h76m10 0h120m10 0h44',
  'M40 114h110m10 0h64m10 0h66',
  'M40 136h48m10 0h88',
  'M40 172h90m10 0h70m10 0h80',
  'M40 194h56m10 0h132m10 0h52',
  'M40 216h118m10 0h36m10 0h86',
  'M40 238h72m10 0h52',
  'M40 274h60m10 0h106m10 0h74',
  'M40 296h128m10 0h58m10 0h54',
  'M40 318h84m10 0h40',
];

/** The picture of the blog: a page in proof, with the corrections of two readers and the tick of the last one. */
export function ProofreadPage() {
  return (
    <svg
      viewBox="0 0 400 380"
      fill="none"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto w-full max-w-[27rem] lg:rotate-1"
    >
      <path className="fill-card stroke-line" d="M8.5 20.5h344v350h-344z" />
      <path className="stroke-line" d="M318.5 20.5v350" strokeDasharray="3 4" />
      <path className="stroke-ink" strokeWidth="12" strokeLinecap="butt" d="M40 56h188" />
      <path className="stroke-lime" strokeWidth="20" strokeLinecap="butt" d="M104 194h136" />
      <path
        className="stroke-line-strong"
        strokeWidth="5"
        strokeLinecap="butt"
        d={lines.join('')}
        opacity="0.55"
      />
      <g className="stroke-alert" strokeWidth="2.5">
        {/* Words to delete, and the sign for it in the margin. */}
        <path d="M156 114h72m-18 5 24-12M336 106c10-10 22 2 12 10s-14-6-4-10 18 4 26-4" />
        {/* A caret where words are missing, and in the margin. */}
        <path d="m160 250 6-10 6 10M338 246l8-14 8 14" />
      </g>
      <g className="stroke-proof" strokeWidth="2.5">
        {/* The sign for words that change places, and in the margin. */}
        <path d="M40 282c0 8 66 8 66 0s10-22 60-20 50 20 50 20M338 270c8-10 16 12 24 0" />
      </g>
      <circle cx="352" cy="342" r="34" className="fill-proof stroke-paper" strokeWidth="4" />
      <path className="stroke-card" strokeWidth="6" d="m337 343 10 10 20-22" />
    </svg>
  );
}
