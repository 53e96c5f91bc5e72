/** As a JSON Web Token is written (RFC 7519). */
const webToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** In characters: servers refuse headers of more than 8 kB or so. */
const longestToken = 8000;

/**
 * The site has no sign-in, but the backend's own client would keep a session under `sb-<project>-auth-token`
 * (Supabase documentation, "User sessions"): where there is a valid one, the chat is asked with it instead of the public key.
 *
 * @returns the access token of a session that has not expired
 */
export function sessionToken(): string | undefined {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!/^sb-.+-auth-token$/.test(key)) continue;
      const session: unknown = JSON.parse(localStorage.getItem(key) ?? '');
      const { access_token: token, expires_at: seconds } = { ...(session as Record<string, unknown>) };
      const isSound = typeof token === 'string' && token.length <= longestToken && webToken.test(token);
      if (isSound && typeof seconds === 'number' && seconds * 1000 > Date.now()) return token;
    }
  } catch {
    // No storage, or nothing of use in it: the visitor is anonymous.
  }
  return undefined;
}
