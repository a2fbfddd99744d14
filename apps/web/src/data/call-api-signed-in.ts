import { callApi } from './call-api.ts'
import { getClient } from './client.ts'

/**
 * Asks the product's own API as the person who is signed in, whose token the client renews when it is
 * about to expire. Throws `ApiError`.
 */
export async function callApiSignedIn(call: Omit<Parameters<typeof callApi>[0], 'accessToken'>) {
  const { auth } = await getClient()
  const { data, error } = await auth.getSession()
  if (error) throw error
  const accessToken = data.session?.access_token
  return callApi({ ...call, ...(accessToken !== undefined && { accessToken }) })
}
