/** Something that is wrong in a file that people write. */
export interface Problem {
  /** Relative to the project's folder. */
  file: string;
  /** From 1; absent where the whole file is meant. */
  line?: number;
  /** What is wrong and what to write: it is read right after file and line. */
  message: string;
  /**
   * `error`: a visitor would see it, so the build stops. `warning`: it must be put right, but no visitor sees it.
   * `note`: it is to be known before the launch, and stops nothing. `draft`: the same, before its language is published.
   */
  severity: 'error' | 'warning' | 'note' | 'draft';
}
