/** One line of the submission log. */
export type Submission = {
  id: string;
  /** Instant of arrival, ISO 8601 in UTC. */
  time: string;
  /** Id of the form, as in `/f/{id}`. */
  form: string;
  /** Whether a well-formed captcha token came with it. The token itself is not kept. */
  captcha: 'present' | 'absent';
  fields: Readonly<Record<string, string>>;
};
