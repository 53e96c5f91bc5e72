import { isShownAt } from '../../../../content/specimens/specimens.ts';

export const prerender = isShownAt('/services/functional-testing/specimen');
