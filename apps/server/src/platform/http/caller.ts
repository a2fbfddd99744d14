/** Signed-in person making a request, as stored when it arrived. */
export type Caller = {
  id: string
  sessionId: string
  email: string | null
  isEmailConfirmed: boolean
  /** Whether the sign-in is at most ten minutes old, as sensitive changes require. */
  isFresh: boolean
}
