import { startHolding } from './hold.ts';
import { listKeptKeys } from './listKeptKeys.ts';

// This file and each island's own `*.early.ts` are one inline script, which runs before the first paint.
import.meta.glob('../../../components/islands/*/*.early.ts', { eager: true });
listKeptKeys();
startHolding();
