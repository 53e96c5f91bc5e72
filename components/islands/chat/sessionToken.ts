import { z } from 'zod/mini';

const sessionSchema = z.object({
  access_token: z.string().check(z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/), z.maxLength(8000)),
  /** Seconds since 1970. */
  expires_at: z.number(),
});

/**
 * The site has no sign-in, but the backend's own client would keep a session under `sb-<project>-auth-token`
 * (Supabase documentation, "User sessions"): where there is a valid one, it is used.
 *
 * @returns the access token of a session that has not expired
 */
export function sessionToken(): string | undefined {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!/^sb-.+-auth-token$/.test(key)) continue;
      const session = sessionSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '')).data;
      if (session && session.expires_at * 1000 > Date.now()) return session.access_token;
    }
  } catch {
    // No storage, or nothing of use in it: the visitor is anonymous.
  }
  return undefined;
}
