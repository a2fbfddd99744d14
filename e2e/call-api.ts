import type { Person, World } from '@podium/testing'

type Call = { method: string; path: string; sent?: object | undefined }

/** Answer of the product's own API to somebody's request. Throws what it refused. */
export async function callApi({ url }: World, by: Person, { method, path, sent }: Call) {
  const { data } = await by.auth.getSession()
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}
