import { z } from 'zod';

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);

/** What is measured of one release: `dist/report/index.json`, which a later release is held against. */
export const releaseSchema = z.object({
  measured: z.iso.datetime(),
  /** What is over its budget, or wrong. */
  overBudget: z.array(z.string()),
  pages: z.array(
    z.object({
      url: z.string(),
      language: z.string(),
      /** What each host sends of the document, in bytes. */
      sent: z.record(z.string(), count),
      /** All that runs before an interaction, in bytes of brotli. */
      script: count,
      /** The document and all that it asks for without an interaction. */
      requests: count,
      links: count,
      /** The types of its structured data. */
      types: z.array(z.string()),
    }),
  ),
  headers: z.record(z.string(), z.string()),
  observatory: z.object({
    score: count,
    grade: z.string(),
    tests: z.array(z.object({ name: z.string(), result: z.string(), modifier: z.int() })),
  }),
  islands: z.array(
    z.object({
      name: z.string(),
      own: count,
      words: count,
      sharedFiles: count,
      shared: count,
      wakes: z.array(z.string()),
    }),
  ),
  chat: z.array(
    z.object({ language: z.string(), questions: count, right: share, fact: share, outside: share }),
  ),
  axe: z.object({
    measured: z.string(),
    documents: count,
    violations: count,
    /** What each is, where axe was asked for this release. */
    list: z.array(z.string()).optional(),
  }),
  /** Of 100, by category; only where Lighthouse was asked for. */
  lighthouse: z.array(z.object({ url: z.string(), scores: z.record(z.string(), count) })).optional(),
  /** Absent where the site was built by an earlier version of the project. */
  build: z
    .object({
      seconds: z.record(z.string(), z.number()),
      processorSeconds: z.record(z.string(), z.number()),
      megabytes: count,
    })
    .optional(),
});

export type Release = z.output<typeof releaseSchema>;
