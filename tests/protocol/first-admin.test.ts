import { type MailboxEntry, SERVICE_ENGINES, startWorld } from '@podium/testing'
import { eventually, eventuallyFound } from '@podium/testing/eventually'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { copyDataFolder, runServer } from './run-server.ts'

const ADMIN = 'first.admin@example.com'
const PASSWORD = 'a new long password'

describe.each(SERVICE_ENGINES)('ADMIN_EMAIL of a server with %s', (engine) => {
  test('gets an admin’s account, whose password the reader of the mail sets', async () => {
    await using world = await startWorld(engine, { adminEmail: ADMIN })
    const mail = await eventuallyFound(async () => (await world.mailbox(ADMIN))[0])
    const admin = visitor(world.url, world.anonKey)

    const opened = await admin.auth.verifyOtp({ type: 'recovery', token_hash: tokenIn(mail) })
    const changed = await admin.auth.updateUser({ password: PASSWORD })
    const signedIn = await admin.auth.signInWithPassword({ email: ADMIN, password: PASSWORD })

    expect([opened.error, changed.error, signedIn.error]).toEqual([null, null, null])
    expect(signedIn.data.user?.user_metadata.role).toBe('admin')
    expect(await world.db.query('select role from account_roles')).toEqual([{ role: 'admin' }])
  })
})

test('somebody who signed up with the admin’s address before does not become admin', async () => {
  await using folder = await copyDataFolder()
  const settings = { DATA_DIR: folder.path, DEMO: 'off' }
  await using before = runServer(settings)
  const url = await before.ready
  const stranger = visitor(url, await anonKeyOf(url))
  const { error } = await stranger.auth.signUp({ email: ADMIN, password: PASSWORD })
  before.process.kill('SIGTERM')
  await before.ended

  await using server = runServer({ ...settings, ADMIN_EMAIL: ADMIN })
  const newUrl = await server.ready
  const again = visitor(newUrl, await anonKeyOf(newUrl))
  const signedIn = await again.auth.signInWithPassword({ email: ADMIN, password: PASSWORD })

  expect([error, signedIn.error?.code]).toEqual([null, 'invalid_credentials'])
})

test('a server that has an admin makes no second one', async () => {
  await using folder = await copyDataFolder()
  const settings = { DATA_DIR: folder.path, DEMO: 'off' }
  await using before = runServer({ ...settings, ADMIN_EMAIL: ADMIN })
  const url = await before.ready
  await eventually(async () => expect(await mailsAt(url)).toHaveLength(1))
  before.process.kill('SIGTERM')
  await before.ended

  await using server = runServer({ ...settings, ADMIN_EMAIL: 'second@example.com' })
  const newUrl = await server.ready
  const another = visitor(newUrl, await anonKeyOf(newUrl))
  await another.auth.resetPasswordForEmail('second@example.com')
  await another.auth.resetPasswordForEmail(ADMIN)
  await eventually(async () => expect(await mailsAt(newUrl)).toHaveLength(2))

  expect((await mailsAt(newUrl)).map(({ to }) => to)).toEqual([ADMIN, ADMIN])
})

const visitor = (url: string, key: string) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

async function anonKeyOf(url: string): Promise<string> {
  const config = await (await fetch(`${url}/config.json`)).json()
  return (config as { supabaseAnonKey: string }).supabaseAnonKey // documented in docs/architecture.md
}

async function mailsAt(url: string): Promise<MailboxEntry[]> {
  return (await (await fetch(`${url}/mailbox.json`)).json()) as MailboxEntry[] // documented there too
}

/** Token of the link in a mail. */
const tokenIn = ({ text }: MailboxEntry) => /[?&]token=(\w+)/.exec(text)?.[1] ?? ''
