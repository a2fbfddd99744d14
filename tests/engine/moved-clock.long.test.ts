import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase, ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { runServer } from '../protocol/run-server.ts'

const LIBRARIES = '/usr/lib'
const HOUR_S = 3600

/** Path of libfaketime, which gives a program another time of day. */
const FAKETIME = readdirSync(LIBRARIES)
  .map((folder) => join(LIBRARIES, folder, 'faketime', 'libfaketime.so.1'))
  .find((path) => existsSync(path))

describe.each(ENGINES)('a server on %s whose clock is moved by an hour', (engine) => {
  test('and back works on: nobody is signed out, mail goes out, it stays ready', async () => {
    await using database = await createTestDatabase(engine)
    const { dataDir, place } = database
    const offset = join(dataDir, 'offset')
    const moveClock = (seconds: number) =>
      writeFileSync(offset, `${seconds < 0 ? '' : '+'}${seconds}`)
    moveClock(0)
    await using server = runServer({
      DATA_DIR: dataDir,
      ...('databaseUrl' in place && { DATABASE_URL: place.databaseUrl }),
      DEMO: 'off',
      AUTH_RATE_LIMITS: 'off',
      AUTH_MAIL_INTERVAL: '0',
      LD_PRELOAD: FAKETIME ?? '',
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: '1',
      // The system moves the time of day only.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    const url = await server.ready
    const { supabaseAnonKey } = (await (await fetch(`${url}/config.json`)).json()) as {
      supabaseAnonKey: string
    }
    const clientOf = () =>
      createClient(url, supabaseAnonKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      })
    const [staying, leaving] = [clientOf(), clientOf()]
    const account = { email: `${randomUUID()}@example.com`, password: 'correct horse battery' }
    const mails = async () =>
      ((await (await fetch(`${url}/mailbox.json`)).json()) as unknown[]).length
    const { data } = await staying.auth.signUp(account)
    await leaving.auth.signInWithPassword(account)
    const left = (await leaving.auth.getSession()).data.session?.access_token
    await leaving.auth.signOut({ scope: 'local' })
    const readAs = async (token = '') =>
      (
        await fetch(`${url}/rest/v1/profiles?select=id`, {
          headers: { apikey: supabaseAnonKey, authorization: `Bearer ${token}` },
        })
      ).status
    await eventually(async () => expect(await readAs(left)).toBe(401))

    for (const seconds of [HOUR_S + 60, 0, -HOUR_S - 60, 0]) {
      moveClock(seconds)
      // Node keeps the date of its answers for a second.
      await eventually(async () => {
        const date = (await fetch(`${url}/healthz`)).headers.get('date') ?? ''
        const ahead = new Date(date).getTime() - Date.now()
        expect(Math.abs(ahead - seconds * 1000)).toBeLessThan(60_000)
      })
      const refreshed = await staying.auth.refreshSession()
      const read = await staying.from('profiles').select('id').single()
      const signedIn = await clientOf().auth.signInWithPassword(account)
      const projects = await fetch(`${url}/api/projects`, {
        headers: { authorization: `Bearer ${refreshed.data.session?.access_token}` },
      })
      const before = await mails()
      await staying.auth.resetPasswordForEmail(account.email)

      expect({ seconds, refreshed: refreshed.error, read: read.error }).toMatchObject({
        refreshed: null,
        read: null,
      })
      expect(read.data).toEqual({ id: data.user?.id })
      expect(signedIn.error).toBeNull()
      expect(projects.status).toBe(200)
      await eventually(async () => expect(await mails()).toBeGreaterThan(before))
      expect(await readAs(left)).toBe(401)
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
    }
    process.stdout.write(`${engine}: the clock was moved four times\n`)
  })
})
