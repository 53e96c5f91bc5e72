/** Something that is wrong in a file that people write. */
export interface Problem {
  /** Relative to the project's folder. */
  file: string;
  /** From 1; absent where the whole file is meant. */
  line?: number;
  /** What is wrong and what to write: it is read right after file and line. */
  message: string;
  /**
   * `error`: `check` and `build` refuse it. `warning`: time has made it wrong, so `check` refuses it and a build says so and
   * goes on: what was sound on one day must still build on another. `note`: to be known before the launch, stops nothing.
   * `draft`: the same, before its language is published.
   */
  severity: 'error' | 'warning' | 'note' | 'draft';
}
