/** The signed-in person who makes a request, as the database knew them when it arrived. */
export type Caller = {
  id: string
  email: string | null
  isEmailConfirmed: boolean
  /** Signed in within the last ten minutes: nobody else has taken the seat meanwhile. */
  isFresh: boolean
}
