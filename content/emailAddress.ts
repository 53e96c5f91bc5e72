/**
 * Matches an e-mail address: what a browser takes in `<input type="email">` (HTML standard, "valid e-mail address"), in letters of any
 * script (RFC 6531). An address without a domain's ending, which the standard takes and nobody can write to, is more likely a slip.
 */
export const emailAddress =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;
