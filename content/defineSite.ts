import { z } from 'zod';

const route = z.string().regex(/^\/[\w/-]*$/, 'is no path of a page without language, such as "/search"');
const address = z.string().regex(/^\/[\w./-]*[\w-]$/, 'is no address of this site, such as "/favicon.svg"');
/** The file of a package. */
const fontFile = z
  .string()
  .regex(/\.woff2?$/, 'is no font of a package, such as "@fontsource/inter/files/….woff2"');

const siteSchema = z.strictObject({
  /** The list of articles; each of them stands below it. */
  articles: route.optional(),
  /** It takes what is looked for as `?q=`. */
  search: route.optional(),
  /** Where somebody who wants to follow the site gives its address to a feed reader. */
  withFeed: z.array(route).default([]),
  /** Pages that exist while editing only. */
  developmentOnly: z.array(route).default([]),
  /** Whether the site has the chat. */
  assistant: z.literal(true).optional(),
  /** The site's mark, an SVG in `public/`: icons in other formats are drawn from it. */
  icon: address,
  /** The web font of headings: a variable one, of which only what they need is served. */
  font: z.strictObject({
    family: z.string(),
    file: fontFile,
    /** What its letters are, as ISO 15924 calls it: text in another script is set in the system's own font. */
    script: z.string().length(4),
    weights: z.strictObject({ min: z.int(), max: z.int() }),
    headingWeight: z.int(),
  }),
  /** What share pictures are set in where that font has no letters, by family. */
  pictureFonts: z.record(z.string(), fontFile).default({}),
  /** Where the site serves what stands in for the services that it calls. */
  localServices: z.strictObject({ forms: address, captcha: address, chat: address, vitals: address }),
  /**
   * Files that several islands share, by the name of what they are bundled into, each asked for in the same moment as the island's own.
   * A file belongs to the last that names it.
   */
  bundles: z.record(z.string(), z.array(z.instanceof(RegExp))).default({}),
});

export type Site = z.output<typeof siteSchema>;

/**
 * @param site all that the engine must know of a site besides its facts and words; it is loaded before these are checked, and reads none
 * @throws ZodError that names what is wrong
 */
export function defineSite(site: z.input<typeof siteSchema>): Site {
  return siteSchema.parse(site);
}
