import { serviceMetadata } from '../serviceMetadata.ts';

export const metadata = serviceMetadata('functionalTesting');
