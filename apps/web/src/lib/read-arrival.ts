/** What an e-mailed link brought along in the address fragment. */
export type Arrival = {
  hasAccessToken: boolean
  failed: boolean
  /** One half of a change of address is done: the link sent to the other address is still to be followed. */
  isHalfway: boolean
}

/** Reads the fragment of a link that the auth service sent (implicit flow). */
export function readArrival(fragment: string): Arrival {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  return {
    hasAccessToken: Boolean(values.get('access_token')),
    failed: values.has('error') || values.has('error_code'),
    isHalfway: values.has('message'),
  }
}
