/** The form of a JSON Web Token (RFC 7519). */
const webToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** In characters: servers refuse headers of more than 8 kB or so. */
const longestToken = 8000;

/**
 * The site has no sign-in, but the backend's own client would keep a session under `sb-<project>-auth-token`
 * (Supabase documentation, "User sessions"): where there is a valid one, the chat is asked with it instead of the public key.
 *
 * @returns the access token of a session that has not expired; undefined for an anonymous visitor
 */
export function sessionToken(): string | undefined {
  try {
    const keys = Object.keys(localStorage).filter((key) => /^sb-.+-auth-token$/.test(key));
    return keys.map((key) => tokenIn(localStorage.getItem(key) ?? '')).find(Boolean);
  } catch {
    // Storage is forbidden.
    return undefined;
  }
}

/** @returns the token of a stored session; undefined where it has expired, or the text is no session */
function tokenIn(stored: string): string | undefined {
  try {
    const { access_token: token, expires_at: seconds } = JSON.parse(stored);
    const isSound = typeof token === 'string' && token.length <= longestToken && webToken.test(token);
    return isSound && typeof seconds === 'number' && seconds * 1000 > Date.now() ? token : undefined;
  } catch {
    return undefined;
  }
}
