import { checkProject } from './checkProject.ts';
import { count } from './count.ts';
import { formatProblems } from './formatProblems.ts';

/**
 * What `npm run check` refuses stops a build, but for what only time has made wrong. With LAUNCH=1, so does what stands for
 * facts that are not known yet.
 *
 * @param project the project's folder
 * @throws Error that lists everything to put right
 */
export async function assertSound(project: string): Promise<void> {
  const problems = await checkProject(project);
  const late = problems.filter(({ severity }) => severity === 'warning');
  if (late.length > 0) console.warn(formatProblems(late));
  const errors = problems.filter(
    ({ severity }) => severity === 'error' || (severity === 'note' && process.env.LAUNCH === '1'),
  );
  if (errors.length === 0) return;
  throw new Error(
    `${formatProblems(errors)}\n\nNothing was built: put ${count(errors.length, 'thing')} right in locales/, content/ or the pages that use them.`,
  );
}
