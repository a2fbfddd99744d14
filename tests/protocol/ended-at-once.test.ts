import { type Person, SERVICE_ENGINES, type World } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'

/** Client without a memory of its own. */
const visitor = ({ url, anonKey }: World) =>
  createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })

// Other processes hear of it by a notification; the one that ends a session must not wait for its own.
describe.each(SERVICE_ENGINES)(
  'where notifications are late on %s, a session is refused at once that ends',
  (engine) => {
    const world = worldOf(engine)
    beforeAll(async () => {
      await world.db.query(
        `create or replace function auth.remember_ended_session() returns trigger
         language plpgsql security definer set search_path = '' as $$
       begin
         insert into auth.ended_sessions (id) values (old.id) on conflict do nothing;
         return null;
       end $$`,
      )
    })

    /** Person with another session, of which this is the token. */
    async function personWithAnother() {
      const person = await world.signUp()
      const other = visitor(world)
      const { data, error } = await other.auth.signInWithPassword(person)
      if (error) throw error
      return { person, token: data.session.access_token, refresh: data.session.refresh_token }
    }

    const statusWith = async (token: string) => {
      const headers = { apikey: world.anonKey, authorization: `Bearer ${token}` }
      return (await fetch(`${world.url}/rest/v1/people?select=id&limit=1`, { headers })).status
    }

    type Ended = { person: Person; refresh: string }
    const WAYS: [string, (ended: Ended) => Promise<{ error: unknown }>][] = [
      ['by signing out everywhere', ({ person }) => person.auth.signOut()],
      ['by signing the others out', ({ person }) => person.auth.signOut({ scope: 'others' })],
      [
        'by a new password',
        ({ person }) => person.auth.updateUser({ password: 'left shark lamp' }),
      ],
      ['with its account', ({ person }) => world.service.auth.admin.deleteUser(person.id)],
      [
        'with its account, softly',
        ({ person }) => world.service.auth.admin.deleteUser(person.id, true),
      ],
    ]
    test.each(WAYS)('%s', async (_way, end) => {
      const { person, token, refresh } = await personWithAnother()
      expect(await statusWith(token)).toBe(200)

      const { error } = await end({ person, refresh })

      expect(error).toBeNull()
      expect(await statusWith(token)).toBe(401)
    })

    test('by a refresh token that is used again', async () => {
      const { token, refresh } = await personWithAnother()
      expect(await statusWith(token)).toBe(200)
      const renew = (refresh_token: string) => visitor(world).auth.refreshSession({ refresh_token })
      const second = (await renew(refresh)).data.session
      await renew(second?.refresh_token ?? '')

      const { error } = await renew(refresh)

      expect(error).toMatchObject({ code: 'refresh_token_already_used' })
      expect(await statusWith(token)).toBe(401)
    })
  },
)
