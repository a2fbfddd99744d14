import { ApiError, callApi } from './call-api.ts'
import { getClient } from './client.ts'

/** The session has ended, or its owner has another role by now. */
const CHANGED = ['session_not_found', 'bad_jwt', 'user_banned', 'not_admin', 'not_moderator']

/**
 * Asks the product's own API as the person who is signed in, whose token the client renews when it is
 * about to expire. A refusal that tells of a change has the client learn what holds now, so that the guards
 * lead on. Throws `ApiError`.
 */
export async function callApiSignedIn(call: Omit<Parameters<typeof callApi>[0], 'accessToken'>) {
  const { auth } = await getClient()
  const { data, error } = await auth.getSession()
  if (error) throw error
  const accessToken = data.session?.access_token
  try {
    return await callApi({ ...call, ...(accessToken !== undefined && { accessToken }) })
  } catch (refusal) {
    const isChanged = refusal instanceof ApiError && CHANGED.includes(refusal.code ?? '')
    if (isChanged) await auth.refreshSession()
    throw refusal
  }
}
