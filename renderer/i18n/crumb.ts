/** A step of the way from the home page to a page: the breadcrumb shows it, and the structured data say it. */
export interface Crumb {
  label: string;
  /** Without language prefix. */
  path: string;
}
