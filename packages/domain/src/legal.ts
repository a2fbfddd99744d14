/**
 * Version of the terms (the day they apply from, `YYYY-MM-DD`). It is recorded with every sign-up and cannot be
 * changed afterwards; a new text gets a new version.
 */
export const TERMS_VERSION = '2026-11-24'
