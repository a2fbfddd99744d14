/** Server settings that concern accounts. */
export type AuthSettings = {
  /**
   * Public address, absolute, no trailing slash; every link starts with it, whatever a request's
   * headers say.
   */
  publicUrl: string
  /** Whether new accounts need no confirmation by mail. */
  authAutoconfirm: boolean
  authSignups: boolean
  /** File with a JWK set to sign and verify with instead of the key in the database. */
  authJwtKeysFile?: string | undefined
  authJwtLifetimeS: number
  authRateLimits: boolean
  /** Seconds between two mails of one kind to one person. */
  authMailIntervalS: number
}
