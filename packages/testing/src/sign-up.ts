import { randomUUID } from 'node:crypto'
import { type Role, SIGN_UP_ROLES } from '@podium/domain'
import type { SupabaseClient } from '@supabase/supabase-js'

/** Person with an account: their signed-in client and credentials. */
export type Person = SupabaseClient & { id: string; email: string; password: string }

export type SignUpOptions = {
  role?: Role
  email?: string
  password?: string
  /**
   * Whether the profile has the names, the profession and the skill that publishing needs; a
   * professional unless told otherwise.
   */
  complete?: boolean
}

type Clients = { client: SupabaseClient; service: SupabaseClient }

/** Signs up as a browser does; roles that cannot be chosen are given by the admin API. */
export async function signUp(
  {
    complete = false,
    role = complete ? 'professional' : 'user',
    email = `person-${randomUUID()}@example.com`,
    password = 'correct horse battery',
  }: SignUpOptions,
  { client, service }: Clients,
): Promise<Person> {
  const isOwnChoice = SIGN_UP_ROLES.some((choice) => choice === role)
  const { data, error } = isOwnChoice
    ? await client.auth.signUp({ email, password, options: { data: { role } } })
    : await service.auth.admin.createUser({
        email,
        password,
        email_confirm: true,
        app_metadata: { role },
      })
  if (error) throw error
  if (!data.user) throw new Error(`No account for ${email}`)
  if (!isOwnChoice) orThrow(await client.auth.signInWithPassword({ email, password }))
  const person = Object.assign(client, { id: data.user.id, email, password })
  if (complete) await completeProfile(person, service)
  return person
}

async function completeProfile(person: Person, service: SupabaseClient) {
  const { id } = person
  const names = { first_name: 'Awa', last_name: 'Diop' }
  orThrow(await person.from('profiles').update(names).eq('id', id))
  const work = { profession: 'Architect' }
  orThrow(await person.from('professional_profiles').update(work).eq('id', id))
  // Without digits, so that a test that looks for a number on a page does not find it here.
  const skill = { name: `Skill ${randomUUID().replaceAll(/[\d-]/g, '')}` }
  const { data } = orThrow(await service.from('skills').insert(skill).select('id').single())
  // As the server: a client may not add skills, but may have been a professional before.
  orThrow(await service.from('user_skills').insert({ user_id: id, skill_id: data?.id }))
}

function orThrow<T extends { error: Error | null }>(answer: T): T {
  if (answer.error) throw answer.error
  return answer
}
