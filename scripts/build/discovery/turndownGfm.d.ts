declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  /** Tables, struck-through text and task lists of GitHub Flavored Markdown. */
  export const gfm: TurndownService.Plugin;
}
