import type { SupabaseClient } from '@supabase/supabase-js'

type SessionFetch = {
  fetch: typeof fetch
  /** Key that the client sends where it has no access token. */
  anonKey: string
  hasSession: () => boolean
  auth: Pick<SupabaseClient['auth'], 'refreshSession' | 'signOut'>
}

/**
 * `fetch` for the data of the person signed in. A request that would go out as a visitor's, because the token
 * could not be renewed just now, fails as a lost connection. A token that the server refuses (401) is renewed
 * once and the request repeated; where it cannot be renewed, the session has ended, and the guards lead to
 * /login.
 */
export function sessionFetch({ fetch, anonKey, hasSession, auth }: SessionFetch) {
  return async (input: RequestInfo | URL, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    const isVisitor = headers.get('Authorization') === `Bearer ${anonKey}`
    // The message of fetch, so that the sentence for it is the same.
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
