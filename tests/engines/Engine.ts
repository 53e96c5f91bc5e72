/** With which settings of the browser somebody comes. */
export interface Settings {
  language: 'fr-FR' | 'en-GB';
  scripts: boolean;
}

/** A running browser with one window. What both engines' protocols can do, WebDriver BiDi (Firefox) and WebDriver (WebKit). */
export interface Engine {
  version: string;
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Calls a function in the page. It is sent as text: it knows its arguments, which go as JSON, and nothing around it. */
  run<Arguments extends unknown[], Result>(
    read: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Result>;
  /** @param sources what pointer and keyboard do, as both protocols write it (WebDriver, "Actions") */
  perform(sources: object[]): Promise<void>;
  /** Whether it still runs: a process of the browser may end by a fault of its own. */
  isThere(): Promise<boolean>;
  /** The errors that scripts of the pages have logged until now. */
  faults(): string[];
  stop(): Promise<void>;
}
