/**
 * Tells whether a Supabase key opens more than a visitor may see: a secret key of the current kind (`sb_secret_…`), or one of
 * the older kind, a JWT whose role is not `anon` (Supabase documentation, "Understanding API keys").
 */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) {
    return true;
  }
  const [, payload, signature] = key.split('.');
  if (!payload || !signature) {
    return false;
  }
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'role' in claims && claims.role !== 'anon';
  } catch {
    return false;
  }
}
