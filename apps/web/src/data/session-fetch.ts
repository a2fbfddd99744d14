import type { SupabaseClient } from '@supabase/supabase-js'

type SessionFetch = {
  fetch: typeof fetch
  /** What the client sends where it has no access token. */
  anonKey: string
  hasSession: () => boolean
  auth: Pick<SupabaseClient['auth'], 'refreshSession' | 'signOut'>
}

/**
 * `fetch` for a person's data. They are never taken for a visitor because their access token could not be renewed
 * just now: that is a lost connection. An access token that the server refuses is renewed once, and the request
 * sent again; where it cannot be renewed, the session has ended, and the guards lead to sign-in.
 */
export function sessionFetch({ fetch, anonKey, hasSession, auth }: SessionFetch) {
  return async (input: RequestInfo | URL, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    const isVisitor = headers.get('Authorization') === `Bearer ${anonKey}`
    // What fetch says, so that the sentence for it is the same.
    if (isVisitor && hasSession()) throw new TypeError('Failed to fetch')
    const response = await fetch(input, init)
    if (response.status !== 401 || isVisitor || !hasSession()) return response

    const { data, error } = await auth.refreshSession()
    if (data.session !== null) {
      headers.set('Authorization', `Bearer ${data.session.access_token}`)
      return fetch(input, { ...init, headers })
    }
    if (error?.name === 'AuthRetryableFetchError') throw new TypeError('Failed to fetch')
    await auth.signOut({ scope: 'local' })
    return response
  }
}
