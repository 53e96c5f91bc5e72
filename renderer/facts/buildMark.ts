/** What a build was made of. */
export interface BuildMark {
  /** The commit, by the first digits of its name; `-dirty` where files had changed since. */
  commit: string;
  /** The time of the commit, ISO 8601 in UTC. */
  time: string;
}
