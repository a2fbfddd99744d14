import { ApiError, callApi } from './call-api.ts'
import { getClient } from './client.ts'

/** Codes of refusals after the session has ended, its owner's role has changed, or a second factor is needed. */
const CHANGED = [
  'session_not_found',
  'bad_jwt',
  'user_banned',
  'second_factor_required',
  'not_admin',
  'not_moderator',
]

/**
 * Calls the product's own API as the person signed in. After a refusal in `CHANGED` the session is refreshed,
 * so that the guards redirect. Throws `ApiError`.
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
