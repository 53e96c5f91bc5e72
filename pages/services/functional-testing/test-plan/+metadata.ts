import { specimenMetadata } from '../../specimenMetadata.ts';

export const metadata = specimenMetadata('testPlan');
