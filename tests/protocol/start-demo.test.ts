import { PROJECT_TIME_ZONE } from '@podium/domain'
import { createTestDatabase, freePort, openDatabase, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { copyDataFolder, runServer } from './run-server.ts'

/** Published credentials of the demo's admin. */
const PUBLIC_ADMIN = { email: 'admin@example.com', password: 'podium-admin' }
const OPEN = { HOST: '0.0.0.0' }
/** Engines of tried-out servers: in the short run the embedded one, where the published passwords are good at first. */
const TRIED_ENGINES = SERVICE_ENGINES.length === 1 ? (['pglite'] as const) : SERVICE_ENGINES

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

describe.each(TRIED_ENGINES)(
  'an operator who opens a tried-out server with %s to others',
  (engine) => {
    test('and asks for the demo gets passwords that only they have read; unasked it does not start again', async () => {
      await using database = await createTestDatabase(engine)
      await using tried = runServer({ ...placeOf(database), DEMO: 'on' })
      expect(await signIn(await tried.ready, PUBLIC_ADMIN)).toBe(
        engine === 'pglite' ? 'signed in' : 'invalid_credentials',
      )
      const [, triedProfessional = PUBLIC_ADMIN] = printedSignIns(tried.printed())
      await eventuallyInvited(await tried.ready, triedProfessional)
      tried.process.kill('SIGTERM')
      await tried.ended

      await using server = runServer({ ...placeOf(database), ...OPEN, DEMO: 'on' })
      const url = await server.ready

      // Where nobody could know the passwords, those that the first start has printed stay.
      const signIns = printedSignIns((engine === 'pglite' ? server : tried).printed())

      expect(signIns.map(({ role }) => role)).toEqual(['admin', 'professional', 'client'])
      expect(new Set(signIns.map(({ password }) => password)).size).toBe(3)
      expect(await Promise.all(signIns.map((account) => signIn(url, account)))).toEqual([
        'signed in',
        'signed in',
        'signed in',
      ])
      expect(await signIn(url, PUBLIC_ADMIN)).toBe('invalid_credentials')

      const [, professional = PUBLIC_ADMIN, customer = PUBLIC_ADMIN] = signIns
      const [invited, asking] = await Promise.all([
        clientOf(url, professional),
        clientOf(url, customer),
      ])
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
      const again = await asked.ready
      const renamed = signIns.map((account) => ({ ...account, email: `renamed.${account.email}` }))
      expect(await Promise.all(renamed.map((account) => signIn(again, account)))).toEqual([
        'signed in',
        'signed in',
        'signed in',
      ])
      expect(printedSignIns(asked.printed())).toEqual([])
    })
  },
)

test('nobody reads the mailbox of an open server, whose operator learns that no mail goes out', async () => {
  await using folder = await copyDataFolder()
  await using server = runServer({ ...OPEN, DATA_DIR: folder.path })
  const url = await server.ready

  expect((await fetch(`${url}/mailbox.json`)).status).toBe(404)
  expect(server.printed()).toMatch(
    /^No mail is sent: set SMTP_URL\. Until then it is kept for admins, in .*\/admin\/kept-mails\.$/m,
  )
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

/** Waits for the demo's projects, which the engine makes a moment after the start. */
async function eventuallyInvited(url: string, professional: Credentials) {
  const { client } = await clientOf(url, professional)
  await eventually(async () => {
    const { data: own } = await client.from('invitations').select('status')
    expect(own?.map(({ status }) => status).toSorted()).toEqual(['accepted', 'accepted', 'open'])
  })
}

async function signIn(url: string, account: Credentials) {
  const { error } = await clientOf(url, account)
  return error ? error.code : 'signed in'
}

const dayBefore = (time: string) => new Date(Date.parse(time) - 24 * 60 * 60 * 1000).toISOString()
