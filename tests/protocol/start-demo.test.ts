import { PROJECT_TIME_ZONE } from '@podium/domain'
import { createTestDatabase, freePort, openDatabase, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { copyDataFolder, runServer } from './run-server.ts'

/** Published credentials of the demo's admin. */
const PUBLIC_ADMIN = { email: 'admin@example.com', password: 'podium-admin' }
const OPEN = { HOST: '0.0.0.0' }

test('the settings of a real site load no demo account', async () => {
  const port = await freePort('0.0.0.0')
  await using folder = await copyDataFolder()
  await using server = runServer({
    ...OPEN,
    DATA_DIR: folder.path,
    PORT: String(port),
    PUBLIC_URL: 'https://podium.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ADMIN_EMAIL: 'boss@podium.example',
  })
  await server.ready

  expect(await signIn(`http://127.0.0.1:${port}`, PUBLIC_ADMIN)).toBe('invalid_credentials')
  expect(server.printed()).not.toContain('demo')
})

describe.each(SERVICE_ENGINES)('an operator who opens a server with %s to others', (engine) => {
  test('and asks for the demo gets passwords that only they have read; unasked it does not start again', async () => {
    await using database = await createTestDatabase(engine)
    await using server = runServer({ ...placeOf(database), ...OPEN, DEMO: 'on' })
    const url = await server.ready

    const signIns = printedSignIns(server.printed())

    expect(signIns.map(({ role }) => role)).toEqual(['admin', 'professional', 'client'])
    expect(new Set(signIns.map(({ password }) => password)).size).toBe(3)
    expect(await Promise.all(signIns.map((account) => signIn(url, account)))).toEqual([
      'signed in',
      'signed in',
      'signed in',
    ])
    expect(await signIn(url, PUBLIC_ADMIN)).toBe('invalid_credentials')

    // The demo's projects are made by the engine, a moment after the start.
    const [, professional = PUBLIC_ADMIN, customer = PUBLIC_ADMIN] = signIns
    const [invited, asking] = await Promise.all([
      clientOf(url, professional),
      clientOf(url, customer),
    ])
    await eventually(async () => {
      const { data: own } = await invited.client.from('invitations').select('status')
      expect(own?.map(({ status }) => status).toSorted()).toEqual(['accepted', 'accepted', 'open'])
    })
    const { data: steps } = await asking.client.from('projects').select('step')
    expect(steps?.map(({ step }) => step).toSorted()).toEqual([
      'choose',
      'plan',
      'plan',
      'plan',
      'plan',
    ])
    const { data: tasks } = await invited.client.from('plan_tasks').select('state')
    expect(new Set(tasks?.map(({ state }) => state))).toEqual(new Set(['todo', 'doing', 'done']))
    const { data: judged } = await invited.client.from('project_feedback').select('created_at')
    expect(judged).toHaveLength(2)
    const { data: endorsed } = await asking.client
      .from('endorsements')
      .select('project_title,created_at')
    expect(endorsed?.map((one) => one.project_title)).toEqual([null, null])
    // Whatever day it is, nothing is of the future, and nothing comes before what it came of.
    const { data: plans } = await asking.client
      .from('plans')
      .select('created_at,start_on,delivered_at')
      .order('start_on')
    const [delivered, running] = plans ?? []
    const now = new Date().toISOString()
    for (const { created_at, start_on } of plans ?? [])
      expect([created_at.slice(0, 10) <= start_on, start_on <= now]).toEqual([true, true])
    expect([String(delivered?.delivered_at) <= now, running?.delivered_at]).toEqual([true, null])
    const end = Date.parse(String(delivered?.delivered_at))
    for (const { created_at } of judged ?? [])
      expect([end < Date.parse(created_at), created_at < dayBefore(now)]).toEqual([true, true])
    for (const { created_at } of endorsed ?? []) expect(created_at < dayBefore(now)).toBe(true)
    const { data: states } = await invited.client
      .from('plan_tasks')
      .select('state,start_on,finish_on')
    const days = new Intl.DateTimeFormat('sv-SE', { timeZone: PROJECT_TIME_ZONE })
    const today = days.format(new Date())
    expect(
      states?.filter(({ state, start_on, finish_on }) =>
        state === 'todo'
          ? start_on < today
          : start_on > today || (state === 'done' && finish_on > today),
      ),
    ).toEqual([])
    const { data: answers } = await asking.client.from('invitations').select('status')
    expect(new Set(answers?.map(({ status }) => status))).toEqual(
      new Set(['accepted', 'declined', 'open']),
    )

    // Their addresses change; the next start finds them all the same, and refuses until it is asked.
    server.process.kill('SIGTERM')
    await server.ended
    await renameAccounts(database)
    await using unasked = runServer({ ...placeOf(database), ...OPEN })
    expect(await unasked.ended).toEqual({ code: 1, signal: null })
    expect(unasked.printed()).toMatch(/60 demo accounts, .* DEMO=on/)
    expect(unasked.printed()).not.toContain('    at ')
    await using asked = runServer({ ...placeOf(database), ...OPEN, DEMO: 'on' })
    await asked.ready
  })
})

test('nobody reads the mailbox of an open server, whose operator learns that no mail goes out', async () => {
  await using folder = await copyDataFolder()
  await using server = runServer({ ...OPEN, DATA_DIR: folder.path })
  const url = await server.ready

  expect((await fetch(`${url}/mailbox.json`)).status).toBe(404)
  expect(server.printed()).toMatch(
    /^No mail is sent: set SMTP_URL\. Until then it is kept for admins, in .*\/admin\/kept-mails\.$/m,
  )
})

test('the passwords of the source end when a tried-out server is opened with its demo', async () => {
  await using database = await createTestDatabase('pglite')
  await using tried = runServer(placeOf(database))
  expect(await signIn(await tried.ready, PUBLIC_ADMIN)).toBe('signed in')
  tried.process.kill('SIGTERM')
  await tried.ended

  await using opened = runServer({ ...placeOf(database), ...OPEN, DEMO: 'on' })
  const url = await opened.ready
  const [admin] = printedSignIns(opened.printed())

  expect(await signIn(url, PUBLIC_ADMIN)).toBe('invalid_credentials')
  expect(admin && (await signIn(url, admin))).toBe('signed in')
  opened.process.kill('SIGTERM')
  await opened.ended

  await using again = runServer({ ...placeOf(database), ...OPEN, DEMO: 'on' })
  expect(admin && (await signIn(await again.ready, admin))).toBe('signed in')
  expect(printedSignIns(again.printed())).toEqual([])
})

type Place = Awaited<ReturnType<typeof createTestDatabase>>

const placeOf = ({ place, dataDir }: Place): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...('databaseUrl' in place && { DATABASE_URL: place.databaseUrl }),
})

async function renameAccounts({ place }: Place) {
  const db = await openDatabase(place)
  await db.query(`update auth.users set email = 'renamed.' || email`)
  await db.close()
}

function printedSignIns(text: string) {
  const lines = text.matchAll(/^ +(admin|professional|client) +(\S+@\S+) +(\S+)$/gm)
  return [...lines].map(([, role = '', email = '', password = '']) => ({ role, email, password }))
}

type Credentials = { email: string; password: string }

async function clientOf(url: string, { email, password }: Credentials) {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { supabaseAnonKey: string } // docs/architecture.md
  const client = createClient(url, config.supabaseAnonKey, { auth: { persistSession: false } })
  const { error } = await client.auth.signInWithPassword({ email, password })
  return { client, error }
}

async function signIn(url: string, account: Credentials) {
  const { error } = await clientOf(url, account)
  return error ? error.code : 'signed in'
}

const dayBefore = (time: string) => new Date(Date.parse(time) - 24 * 60 * 60 * 1000).toISOString()
