/** What an e-mailed link brought along in the address fragment. */
export type Arrival = { hasAccessToken: boolean; failed: boolean }

/** Reads the fragment of a link that the auth service sent (implicit flow). */
export function readArrival(fragment: string): Arrival {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  return {
    hasAccessToken: Boolean(values.get('access_token')),
    failed: values.has('error') || values.has('error_code'),
  }
}

/** Read when the page loads, because the Supabase client then takes the token out of the address. */
export const arrival = readArrival(window.location.hash)
