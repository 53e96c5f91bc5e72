import type { PublicSettings } from '../scripts/settings.ts';

declare const PUBLIC_SETTINGS: PublicSettings;

/** The services' addresses and public keys, as they were set when the site was built (`.env`, see `.env.example`). */
export const publicSettings = PUBLIC_SETTINGS;
