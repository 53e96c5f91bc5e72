const localToken = /^local\.[\w/]{1,100}\.[0-9a-f]{32}$/;

// What a real service's tokens have in common: long, and safe in a URL. Only its secret could check more.
const foreignToken = /^[\w-]{20,8192}$/;

/**
 * Whether a text has the shape of a captcha token: exactly the one of the local script, or the one of a real service
 * for those who try it with the local form endpoint. It tells a token from `undefined`, `[object Promise]` and the like;
 * it proves nothing about who sent it.
 */
export function isCaptchaToken(text: string): boolean {
  return localToken.test(text) || foreignToken.test(text);
}
