/** What a domain's drawing is given. */
export interface DrawingProps {
  /** Its own words, by their name in `picture` of the domain's words. */
  label: (name: string) => string;
}
