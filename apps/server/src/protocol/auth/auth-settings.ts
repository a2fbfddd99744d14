/** The settings of the whole server that concern accounts. */
export type AuthSettings = {
  /** Absolute, no trailing slash; every link starts with it, whatever a request's headers say. */
  publicUrl: string
  /** New accounts need no confirmation by mail. */
  authAutoconfirm: boolean
  authSignups: boolean
  /** A JWK set to sign and verify with instead of the key in the database. */
  authJwtKeysFile?: string | undefined
  authJwtLifetimeS: number
  authRateLimits: boolean
  /** Seconds between two mails of one kind to one person. */
  authMailIntervalS: number
}
