/** Gives a word of the drawing by its key in `picture` of the domain's words (`domains.json`). */
export type LabelOf = (name: string) => string;

export interface DrawingProps {
  label: LabelOf;
}
