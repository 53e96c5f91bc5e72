import { buildDay } from '../facts/buildDay.ts';

/** @returns whether the day of an article has come where the company is; an article is shown from its first build on */
export function isPublished(content: string): boolean {
  const [, date = ''] = /^["']?date["']?\s*:\s*["']?([\d-]+)/m.exec(content) ?? [];
  return date <= buildDay();
}
