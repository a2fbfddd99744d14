/**
 * Path of a request for a log. A run of 40 or more characters of a token is left out, wherever it stands, also in an
 * address that is nearly right: 32 bytes in base64url have 43, an id has 36.
 */
export const loggedPath = (path: string): string => path.replaceAll(/[\w%-]{40,}/g, '[secret]')
