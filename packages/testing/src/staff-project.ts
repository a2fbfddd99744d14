import { createClient } from '@supabase/supabase-js'
import type { Person } from './sign-up.ts'
import type { World } from './start-world.ts'

const BRIEF =
  'Un site vitrine pour notre librairie, avec un design chaleureux et un agenda. Budget 20 000 €, à livrer dans six mois. Pas besoin de boutique en ligne.'
const PASSWORD = 'correct horse battery'

/** Member who has accepted: the role they hold and how they sign in. */
export type StaffedMember = { role: string; id: string; email: string; password: string }

type Made = {
  id: string
  formation: { id: string; teams: { kind: string }[] }
  team: { seats: { role: string; invitations: { id: string; person: { id: string } }[] }[] }
}

/**
 * Project of a client whose team, formed for the wishes that are asked, has accepted through the API, the last member a moment after the others; there must be
 * professionals (`hireProfessionals`).
 */
export async function staffProject(
  world: World,
  client: Person,
  { text = BRIEF, asked = {} }: { text?: string; asked?: { due?: string } } = {},
): Promise<{ id: string; members: StaffedMember[] }> {
  const { id } = await post<Made>(world, client, '/projects', { text })
  const { formation } = await post<Made>(world, client, `/projects/${id}/formations`, asked)
  const choice = { formation_id: formation.id, kind: formation.teams[0]?.kind }
  await post<Made>(world, client, `/projects/${id}/team`, choice)
  const { team } = await post<Made>(world, client, `/projects/${id}/invitations`)
  const members: StaffedMember[] = []
  for (const { role, invitations } of team.seats) {
    const [invitation] = invitations
    const { data, error } = await world.service.auth.admin.updateUserById(
      String(invitation?.person.id),
      { password: PASSWORD },
    )
    if (error) throw error
    const member = { id: data.user.id, email: data.user.email ?? '', password: PASSWORD }
    members.push({ role, ...member })
    await post(world, await signInAs(world, member), `/invitations/${invitation?.id}/answer`, {
      answer: 'accepted',
    })
  }
  return { id, members }
}

/** Session of somebody with an account. */
export async function signInAs(
  { url, anonKey }: World,
  { id, email, password }: Pick<Person, 'id' | 'email' | 'password'>,
): Promise<Person> {
  const client = createClient(url, anonKey, { auth: { persistSession: false } })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return Object.assign(client, { id, email, password })
}

async function post<Answer>(
  { url }: World,
  by: Person,
  path: string,
  body: object = {},
): Promise<Answer> {
  const { data } = await by.auth.getSession()
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}
