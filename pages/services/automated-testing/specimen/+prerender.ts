import { isShownAt } from '../../../../content/specimens/specimens.ts';

export const prerender = isShownAt('/services/automated-testing/specimen');
