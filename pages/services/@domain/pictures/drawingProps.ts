/** A word of the drawing, by its name in `domains.json`. */
export type DrawingLabels = (name: string) => string;

export interface DrawingProps {
  label: DrawingLabels;
}
