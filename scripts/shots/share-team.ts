import { newTeamShare } from '@podium/domain'
import type { DemoSignIn } from '@podium/server/product/demo/demo-sign-ins'
import { pathOf } from './path-of.ts'

type Demo = { url: string; db: Parameters<typeof pathOf>[0]; demoSignIns: readonly DemoSignIn[] }

/** Secret of a link that the demo's client makes to the team they invite. */
export async function shareTeam({ url, db, demoSignIns }: Demo): Promise<string> {
  const client = demoSignIns.find(({ role }) => role === 'user')
  const signedIn = await callAs({ url }, '/auth/v1/token?grant_type=password', {
    email: client?.email,
    password: client?.password,
  })
  const { access_token: token } = Object(signedIn)
  const path = await pathOf(db, '/api/projects/:inviting/shares')
  const { address } = newTeamShare.parse(
    await callAs({ url, token }, path, { title: 'Commande en ligne', note: '', with_cost: true }),
  )
  return new URL(address).hash.slice(1)
}

/** Answer to a POST. Throws for a refusal. */
export async function callAs(
  { url, token }: { url: string; token?: string },
  path: string,
  body: object,
): Promise<unknown> {
  const config = await fetch(new URL('/config.json', url))
  const { supabaseAnonKey } = Object(await config.json())
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      apikey: supabaseAnonKey,
      authorization: `Bearer ${token ?? supabaseAnonKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  return response.json()
}
