import type { Role } from '@podium/domain'
import { analyse, formTeams, recordOf, schedule, scopeOf, searchOptions } from '@podium/pods'
import { SERVICE_ENGINES, type World } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiDocument, type Described, operationsOf, requestOf } from './api-requests.ts'

/** Number of rounds; `npm run test:long` sets more and other seeds. */
const ROUNDS = Number(process.env.API_FUZZ_ROUNDS ?? 1)
const seed = Number(process.env.PODIUM_SEED ?? 31)

/** Requests to each operation in a round, by caller. */
const CALLERS = { visitor: 1, nonsense: 1, user: 2, editor: 1, admin: 6 }
type Caller = keyof typeof CALLERS

describe.each(SERVICE_ENGINES)('/api/openapi.json on %s', (engine) => {
  const world = worldOf(engine, { aiBaseUrl: 'http://127.0.0.1:9/v1', aiModel: 'nobody-home' })
  let document: ApiDocument
  beforeAll(async () => {
    const response = await fetch(`${world.url}/api/openapi.json`)
    document = (await response.json()) as ApiDocument // validated below
  })

  test('is an OpenAPI 3.1 document', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))

    expect(errors).toBeUndefined()
    expect([valid, validator.version]).toEqual([true, '3.1'])
    expect(validator.resolveRefs()).toBeDefined()
  })

  test('describes every operation the server has, once, and no other', () => {
    const operations = operationsOf(document)
    const described = operations.map(({ path, method }) => `${method} /api${path}`)
    const isOperation = /^(?!ALL )\w+ \/api\/[^*]+$/
    const served = world.routes
      .filter((route) => isOperation.test(route))
      .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'))

    expect(described.sort()).toEqual([...new Set(served)].sort())
    const ids = operations.map(({ described: { operationId } }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('whatever is sent to any operation by anybody, the answer is one it describes', async () => {
    const answers = describedAnswers(document)
    const signIn = async (role: Role) => {
      const { data } = await (await world.signUp({ role })).auth.getSession()
      return data.session?.access_token
    }
    const tokens: Record<Caller, string | undefined> = {
      visitor: undefined,
      nonsense: 'a.b.c',
      user: await signIn('user'),
      editor: await signIn('editor'),
      admin: await signIn('admin'),
    }
    const succeeded = new Set<string>()

    for (const { path, method, described } of operationsOf(document)) {
      const known = await makeSubjects(world, path)
      const request = requestOf({ path, method, described }, known)
      for (const caller of Object.keys(CALLERS) as Caller[]) {
        await fc.assert(
          fc.asyncProperty(request, async ({ url, body }) => {
            const send = async () => {
              const response = await fetch(world.url + url, {
                method,
                redirect: 'manual',
                headers: tokens[caller] ? { authorization: `Bearer ${tokens[caller]}` } : {},
                ...(body !== undefined && { body }),
              })
              return { status: response.status, answer: await readAnswer(response) }
            }
            // Sent twice at the same moment, as by a double click, where it may succeed.
            const sent = await Promise.all(caller === 'admin' ? [send(), send()] : [send()])

            for (const { status, answer } of sent) {
              expect(status).toBeLessThan(500)
              expect(answers(path, method, status, answer)).toEqual([])
              if (!mayCall(caller, described)) expect([401, 403, 400]).toContain(status)
              if (status < 400) succeeded.add(described.operationId)
            }
            const isGone = sent.some(({ status }) => status === 200)
            if (described.operationId === 'deleteOwnAccount' && isGone) {
              tokens[caller] = await signIn(caller as Role) // nobody else has an account
            }
          }),
          { numRuns: CALLERS[caller] * ROUNDS, seed: seed + sumOf(described.operationId) },
        )
      }
    }
    // The others need the token of a mail, an entry's number, or the version of a plan.
    expect(succeeded.size).toBeGreaterThanOrEqual(operationsOf(document).length * 0.66)
  }, 1_800_000)
})

/**
 * Seed of an operation: operations meet different values, and the same ones when another is added.
 */
const sumOf = (id: string) =>
  [...id].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 0) % 2 ** 31

/** Creates the subjects of an operation and returns their ids. */
async function makeSubjects({ db }: World, path: string): Promise<string[]> {
  const ids = async (sql: string, values: readonly unknown[] = []) =>
    (await db.query<{ id: string }>(sql, values)).map(({ id }) => id)
  if (path.startsWith('/admin/contact-messages')) {
    return ids(
      `insert into contact_messages (name, email, subject, message, language)
       select 'Ada', 'ada@example.com', 'other', 'Hello', 'en' from generate_series(1, 2) returning id`,
    )
  }
  if (path.includes('/plan')) return plansOfAdmins(ids)
  if (path.includes('/room')) return roomsOfAdmins(ids)
  if (path.includes('{formation}')) return formationOfAdmin(ids)
  if (/^(\/admin)?\/projects/.test(path)) return projectsOfAdmins(ids)
  if (path.startsWith('/invitations')) {
    const open = await invitationsOfAdmins(ids)
    if (path.endsWith('/departure'))
      await ids(
        `update invitations set status = 'accepted', answered_at = now() where id = any ($1) returning id`,
        [open],
      )
    return open
  }
  const accounts = await ids(
    `insert into auth.users (email) select gen_random_uuid() || '@example.com' from generate_series(1, 4) returning id`,
  )
  if (!path.startsWith('/admin/moderation')) return accounts
  const posts = await ids(
    `insert into pro_posts (author_id, content) select $1, 'A post' from generate_series(1, 4) returning id`,
    accounts.slice(0, 1),
  )
  if (!path.includes('appeals')) return posts
  return ids(
    `insert into moderation_decisions
       (target_type, target_id, post_id, author_id, kind, reason, content, appeal, appealed_at)
     select 'post', id, id, $1, 'hide', 'Rules', 'A post', 'No', now() from unnest($2::uuid[]) as id returning id`,
    [accounts[0], posts],
  )
}

type ReadIds = (sql: string, values?: readonly unknown[]) => Promise<string[]>

/** Four projects of each admin, ready for teams to be formed. */
async function projectsOfAdmins(ids: ReadIds): Promise<string[]> {
  const [text, today] = ['A website for our bookshop. Budget 9000 €.', '2026-01-01']
  const analysis = analyse(text, { today })
  const projects = await ids(
    `insert into projects (client_id, title, step)
     select account_roles.id, 'Website', 'confirm' from account_roles, generate_series(1, 4) where role = 'admin'
     returning id`,
  )
  await ids(
    `insert into project_briefs (project_id, version, text, read_on, analysis, scope)
     select unnest($1::uuid[]), 1, $2, $3, $4, $5 returning project_id as id`,
    [projects, text, today, analysis, scopeOf(analysis, { text, today })],
  )
  return projects
}

/** Project of an admin with a formation of the same id. */
async function formationOfAdmin(ids: ReadIds): Promise<string[]> {
  const [id = ''] = await projectsOfAdmins(ids)
  const [text, today] = ['A website for our bookshop.', '2026-01-01']
  const scope = scopeOf(analyse(text, { today }), { text, today })
  const market = { people: [], ties: [], firstWeek: '2026-01-05', currency: 'EUR' }
  const search = { seed: id }
  const result = formTeams(scope, market, {}, searchOptions(search, { scope, market }))
  const times = { began: '2026-01-01T00:00:00.000Z', ended: '2026-01-01T00:00:00.001Z' }
  const record = recordOf({ scope, market, wishes: {}, search }, { result, times })
  return ids(
    `with market as (
       insert into formation_markets (hash, market) values ($1, $2) on conflict (hash) do update set hash = $1
       returning hash
     )
     insert into project_formations (id, project_id, brief_version, market_hash, asked, teams, record)
     select $3, $3, 1, hash, '{}', 0, $4 from market returning id`,
    [record.pool.hash, market, id, record],
  )
}

/** Projects of each admin with a plan; its tasks, roles and milestones are named after the projects. */
async function plansOfAdmins(ids: ReadIds): Promise<string[]> {
  const projects = await projectsOfAdmins(ids)
  const tasks = projects.map((id) => ({
    id,
    skill: 'design',
    level: 1 as const,
    effortDays: 1,
    after: [],
    person: id,
  }))
  const people = projects.map((id) => ({
    id,
    skills: [],
    dayRate: 400,
    weekHours: [35],
    absences: [],
  }))
  const calendar = { start: '2026-01-05', region: null }
  const named = projects.map((id) => ({ id, labels: { fr: 'un', en: 'one' }, deliverables: [] }))
  await ids(
    `with market as (
       insert into formation_markets (hash, market)
       select translate(gen_random_uuid()::text || gen_random_uuid(), '-', ''), '{}' returning hash
     ), formation as (
       insert into project_formations (project_id, brief_version, market_hash, asked, teams, record)
       select unnest($1::uuid[]), 1, hash, '{}', 0, '{}' from market returning id, project_id
     ), team as (
       insert into teams (project_id, formation_id, kind, quality, cost, currency, start_on, finish_on)
       select project_id, id, 'speed', 1, 1, 'EUR', '2026-01-05', '2026-01-09' from formation returning id
     ), plan as (
       insert into plans (team_id, roles, milestones, start_on, finish_on, baseline_finish_on)
       select id, $2, $2, '2026-01-05', '2026-01-05', '2026-01-05' from team returning team_id
     ), version as (
       insert into plan_versions (team_id, version, input, plan) select team_id, 1, $3, $4 from plan
     )
     insert into plan_tasks (team_id, task, position, labels, role, milestone, days, remaining_days,
       start_on, finish_on, baseline_start_on, baseline_finish_on)
     select team_id, id, place::smallint, '{"fr": "un", "en": "one"}', id, id, 1, 1,
       '2026-01-05', '2026-01-05', '2026-01-05', '2026-01-05'
     from plan, unnest($1::uuid[]::text[]) with ordinality as task (id, place) returning task as id`,
    [
      projects,
      JSON.stringify(named),
      JSON.stringify({ tasks, people, calendar }),
      JSON.stringify(schedule(tasks, people, calendar)),
    ],
  )
  return projects
}

/** Projects of each admin, in whose rooms a client has somebody to write to. */
async function roomsOfAdmins(ids: ReadIds): Promise<string[]> {
  const projects = await projectsOfAdmins(ids)
  await ids(
    `with market as (
       insert into formation_markets (hash, market)
       select translate(gen_random_uuid()::text || gen_random_uuid(), '-', ''), '{}' returning hash
     ), formation as (
       insert into project_formations (project_id, brief_version, market_hash, asked, teams, record)
       select unnest($1::uuid[]), 1, hash, '{}', 0, '{}' from market returning id, project_id
     ), team as (
       insert into teams (project_id, formation_id, kind, quality, cost, currency, start_on, finish_on)
       select project_id, id, 'speed', 1, 1, 'EUR', '2026-01-05', '2026-01-09' from formation returning id, project_id
     ), seat as (
       insert into team_seats (team_id, role, labels, days, day_rates, start_on, finish_on)
       select id, project_id, '{"fr": "un", "en": "one"}', 1, '{400}', '2026-01-05', '2026-01-09'
       from team returning team_id, role
     )
     insert into invitations (team_id, role, person_id, rank, day_rate, due_at, status, answered_at)
     select team_id, role, client_id, 0, 400, now() + interval '1 day', 'accepted', now()
     from seat join projects on projects.id = role::uuid returning id`,
    [projects],
  )
  await ids(
    `with message as (
       insert into room_messages (project_id, position, author_id, text)
       select id, 1, client_id, 'Hello' from projects where id = any ($1) returning project_id)
     insert into room_files (id, project_id, position, place, name, type, size)
     select project_id, project_id, 1, 1, 'Brief.pdf', 'application/pdf', 9 from message returning id`,
    [projects],
  )
  return projects
}

/** Open invitation of each admin, the only one of theirs. */
async function invitationsOfAdmins(ids: ReadIds): Promise<string[]> {
  await ids(
    `update invitations set status = 'withdrawn', answered_at = now() where status = 'open' returning id`,
  )
  const [project] = await projectsOfAdmins(ids)
  return ids(
    `with market as (
       insert into formation_markets (hash, market)
       select translate(gen_random_uuid()::text || gen_random_uuid(), '-', ''), '{}' returning hash
     ), formation as (
       insert into project_formations (project_id, brief_version, market_hash, asked, teams, record)
       select $1, 1, hash, '{}', 0, '{}' from market returning id, project_id
     ), team as (
       insert into teams (project_id, formation_id, kind, status, quality, cost, currency, start_on, finish_on)
       select project_id, id, 'speed', 'inviting', 1, 1, 'EUR', '2026-01-05', '2026-01-09' from formation returning id
     ), seat as (
       insert into team_seats (team_id, role, labels, days, day_rates, start_on, finish_on)
       select team.id, admins.id, '{"fr": "design", "en": "design"}', 1, '{400}', '2026-01-05', '2026-01-09'
       from team, account_roles as admins where admins.role = 'admin' returning team_id, role
     )
     insert into invitations (team_id, role, person_id, rank, day_rate, due_at)
     select team_id, role, role::uuid, 0, 400, now() + interval '1 day' from seat returning id`,
    [project],
  )
}

/** Validator of answers against the document: status, type and content. Returns what is wrong. */
function describedAnswers(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'api')
  return (path: string, method: string, status: number, { type, content }: Answer): unknown[] => {
    const answer = document.paths[path]?.[method.toLowerCase()]?.responses[status]
    if (answer === undefined) return [`${method} ${path} answers ${status}`]
    if (type === undefined && answer.content === undefined) return []
    const schema = answer.content?.[type ?? '']?.schema
    if (schema === undefined) return [`${method} ${path} answers ${status} as ${type}`]
    const steps = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type]
    const pointer = [...steps, 'schema'].map((step) =>
      encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')),
    )
    const validate = ajv.getSchema(`api#/${pointer.join('/')}`)
    return validate?.(content) === true ? [] : [method, path, status, validate?.errors, content]
  }
}

type Answer = { type: string | undefined; content: unknown }

async function readAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type')?.split(';')[0]
  const text = await response.text()
  if (text === '') return { type: undefined, content: undefined }
  return { type, content: type === 'application/json' ? JSON.parse(text) : text }
}

function mayCall(caller: Caller, { operationId, security, tags }: Described): boolean {
  if (security.length === 0) return true
  if (caller === 'visitor' || caller === 'nonsense') return false
  if (tags.includes('moderation') || operationId === 'getWaiting') {
    return caller === 'admin' || caller === 'editor'
  }
  if (tags.some((tag) => ['projects', 'plans', 'rooms', 'invitations', 'calendar'].includes(tag)))
    return true
  return caller === 'admin' || tags.includes('account') || tags.includes('own moderation decisions')
}
