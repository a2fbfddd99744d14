/** Result of following a link of a mail, from the address fragment. */
export type Arrival = {
  hasAccessToken: boolean
  failed: boolean
  /** True for the link of a sign-up whose address is confirmed already. */
  isUsedConfirmation: boolean
  /** True when one of the two links of a change of address is followed, and the other is not yet. */
  isHalfway: boolean
}

/** Parses the fragment of a link that the auth service sent (implicit flow). */
export function readArrival(fragment: string): Arrival {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  return {
    hasAccessToken: Boolean(values.get('access_token')),
    failed: values.has('error') || values.has('error_code'),
    isUsedConfirmation: values.get('error_code') === 'email_already_confirmed',
    isHalfway: values.has('message'),
  }
}

/** Arrival of this page. Read while the page loads: the Supabase client then removes the token from the address. */
export const arrival = readArrival(import.meta.env.SSR ? '' : window.location.hash)
