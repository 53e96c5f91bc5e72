import '../../../components/islands/inline.ts';
import { startHolding } from './hold.ts';
import { listKeptKeys } from './listKeptKeys.ts';

// One inline script, which runs before the first paint.
listKeptKeys();
startHolding();
