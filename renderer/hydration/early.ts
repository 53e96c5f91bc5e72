import { startHolding } from './hold.ts';
import { showKeptParts } from './keptParts.ts';

// Runs inline, before the first paint, with each part's own `*.early.ts`.
import.meta.glob('../../components/islands/*/*.early.ts', { eager: true });
showKeptParts();
startHolding();
