import { randomUUID } from 'node:crypto'
import { formedProject, type ProjectDetail, projectDetail, projectList } from '@podium/domain'
import { canonical, type FormationRecord, formAgain, type Market } from '@podium/pods'
import { ENGINES, type Person } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

const BRIEF =
  'Un site vitrine pour notre librairie, avec un design chaleureux et un agenda. Budget 20 000 €, à livrer dans six mois. Pas besoin de boutique en ligne.'

describe.each(ENGINES)('projects on %s', (engine) => {
  const world = worldOf(engine)
  let client: Person
  let people: Awaited<ReturnType<typeof hireProfessionals>>
  beforeAll(async () => {
    client = await world.signUp()
    people = await hireProfessionals(world.db)
  })

  const ask = (
    path: string,
    sent?: unknown,
    { by = client, method = 'POST', language = 'fr' } = {},
  ) =>
    askAdmin({ url: world.url, caller: by, language }, path, {
      method: sent === undefined && method === 'POST' ? 'GET' : method,
      ...(sent !== undefined && { sent }),
    })
  const project = (answer: { body: unknown }): ProjectDetail => projectDetail.parse(answer.body)
  const begin = async (text = BRIEF) => project(await ask('/projects', { text }))
  const form = async ({ id }: { id: string }, asked: object = {}) =>
    project(await ask(`/projects/${id}/formations`, asked))
  const lockWaits = () =>
    world.db.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  const requirement = ({ brief }: ProjectDetail, key: string) =>
    brief.requirements.find((one) => one.key === key)

  test('a brief in one’s own words becomes requirements, each with its place in the text', async () => {
    const begun = await begin()

    const { span, ...budget } = requirement(begun, 'budget') ?? {}
    expect(budget).toMatchObject({
      value: { max: 20_000, currency: 'EUR', per: 'total' },
      must: true,
      corrected: null,
    })
    expect(BRIEF.slice(...(span ?? [0, 0]))).toContain('20 000 €')
    expect(requirement(begun, 'skill:ecommerce')).toMatchObject({ excluded: true })
    expect(begun).toMatchObject({
      step: 'confirm',
      title: 'Un site vitrine pour notre librairie',
    })
    expect(begun.turns).toMatchObject([{ said: BRIEF, reply: 'ready', questions: [] }])
  })

  test('what is missing is asked, two things at a time and each once; an answer stands in the brief', async () => {
    const begun = await begin('Un site web pour notre association.')
    const answered = project(
      await ask(`/projects/${begun.id}/turns`, {
        answers: [{ about: 'budget', text: '8 000 €' }],
      }),
    )
    const left = project(await ask(`/projects/${begun.id}/turns`, {}))

    const asked = [...begun.turns, ...answered.turns.slice(1)].map(({ questions }) => questions)
    expect(begun.step).toBe('collect')
    expect(begun.brief.roles.map(({ labels }) => labels.fr)).toContain('designer d’interface')
    expect(asked.every((questions) => questions.length <= 2)).toBe(true)
    expect(new Set(asked.flat()).size).toBe(asked.flat().length)
    expect(answered.brief).toMatchObject({ version: 2, budget: { max: 8000, currency: 'EUR' } })
    expect(answered.turns.at(-1)?.patch).toMatchObject([
      { change: 'added', requirement: { key: 'budget' } },
    ])
    expect(left).toMatchObject({ step: 'confirm', turns: { length: answered.turns.length + 1 } })
    expect(await ask(`/projects/${begun.id}/turns`, {})).toMatchObject({
      status: 409,
      body: { code: 'project_step' },
    })
  })

  test('a conversation is gone on with elsewhere, by its client alone', async () => {
    const begun = await begin()
    const stranger = await world.signUp()

    expect(project(await ask(`/projects/${begun.id}`))).toEqual(begun)
    expect(projectList.parse((await ask('/projects')).body)).toContainEqual(
      expect.objectContaining({ id: begun.id, step: 'confirm', next: 'form', team: null }),
    )
    expect((await ask('/projects', undefined, { by: stranger })).body).toEqual([])
    for (const [path, sent] of [
      ['', undefined],
      ['/turns', { text: 'Et un blog.' }],
      ['/corrections', { change: 'budget', max: 1 }],
      ['/formations', {}],
      ['/team', { formation_id: randomUUID(), kind: 'speed' }],
    ] as const) {
      expect(await ask(`/projects/${begun.id}${path}`, sent, { by: stranger })).toMatchObject({
        status: 404,
        body: { code: 'project_not_found' },
      })
    }
  })

  test('a requirement is dropped, made optional, set to another value and restored', async () => {
    const { id } = await begin()
    const correct = async (sent: object) => project(await ask(`/projects/${id}/corrections`, sent))

    const dropped = await correct({ change: 'drop', requirement: 'role:ui-designer' })
    const optional = await correct({ change: 'optional', requirement: 'skill:ui-design' })
    const cheaper = await correct({ change: 'budget', max: 12_000 })
    const restored = await correct({ change: 'restore', requirement: 'budget' })

    expect(requirement(dropped, 'role:ui-designer')).toMatchObject({ corrected: 'drop' })
    expect(requirement(optional, 'skill:ui-design')).toMatchObject({
      corrected: 'optional',
      must: false,
    })
    expect(cheaper.brief.budget).toEqual({ max: 12_000, currency: 'EUR' })
    expect(requirement(cheaper, 'budget')).toMatchObject({
      corrected: 'set',
      value: { max: 12_000 },
    })
    expect(restored.brief).toMatchObject({ version: 5, budget: { max: 20_000 } })
    expect(restored.turns).toHaveLength(5)
  })

  test('teams are formed of real people, with sentences in the reader’s language, and chosen', async () => {
    const begun = await begin()
    const formed = await form(begun)
    const english = project(await ask(`/projects/${begun.id}`, undefined, { language: 'en' }))
    const { formation } = formed
    const [first] = formation?.teams ?? []
    const everybody = new Set(Object.values(people).flat())
    const members = formation?.teams.flatMap((team) => team.members) ?? []

    expect(formed.step).toBe('choose')
    expect(formation).toMatchObject({ budget: 20_000, currency: 'EUR' })
    expect(formation?.teams.map(({ kind }) => kind)).toContain('economy')
    expect(members.every(({ person }) => everybody.has(person.id) && person.name !== null)).toBe(
      true,
    )
    expect(formation?.teams.every(({ cost }) => cost <= 20_000)).toBe(true)
    expect(first?.differences[0]?.text).toMatch(/que l’équipe/)
    expect(english.formation?.teams[0]?.differences[0]?.text).toMatch(/than the team/)
    expect(formation?.teams.some(({ outdone }) => outdone === null)).toBe(true)
    // Where all end on one day, the team for speed says so, and none is called the best for speed as well.
    const teams = formation?.teams ?? []
    const isTied = teams.length > 1 && new Set(teams.map(({ finish }) => finish)).size === 1
    const speed = teams.find(({ kind }) => kind === 'speed')
    if (speed !== undefined) expect(speed.tied !== null).toBe(isTied)
    if (isTied) expect(teams.flatMap((team) => team.best_too).join()).not.toContain('Rapidité')

    const choice = { formation_id: formation?.id, kind: first?.kind }
    const chosen = project(await ask(`/projects/${begun.id}/team`, choice))
    const again = await ask(`/projects/${begun.id}/team`, choice)
    const late = await ask(`/projects/${begun.id}/turns`, { text: 'Et un blog.' })

    expect(chosen).toMatchObject({ step: 'plan', team: { status: 'chosen', kind: first?.kind } })
    const listed = projectList.parse((await ask('/projects')).body)
    expect(listed.find(({ id }) => id === begun.id)).toMatchObject({
      next: 'invite',
      team: { seats: first?.members.length, accepted: 0, plan: null },
    })
    expect(
      listed
        .find(({ id }) => id === begun.id)
        ?.team?.people.map(({ id }) => id)
        .sort(),
    ).toEqual(first?.members.map(({ person }) => person.id).sort())
    expect(chosen.team?.seats.map(({ person }) => person?.id).sort()).toEqual(
      first?.members.map(({ person }) => person.id).sort(),
    )
    for (const refused of [again, late]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'project_step' } })
    }
  })

  test('a team is chosen of those shown at that moment: when they were formed anew meanwhile, of none', async () => {
    const begun = await begin()
    const first = (await form(begun)).formation
    const other = (await form(begun, { quality: 0.1 })).formation
    const choice = { formation_id: other?.id, kind: other?.teams[0]?.kind }
    const { promise: formedAnew, resolve: formAnew } = Promise.withResolvers<void>()
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
    const forming = world.db.transaction(async (tx) => {
      await tx.query('update projects set formation_id = $2 where id = $1', [begun.id, first?.id])
      isLocked()
      await formedAnew
    })
    await locked

    const choosing = ask(`/projects/${begun.id}/team`, choice)
    // The embedded engine has one connection, so there the choice waits before it reads anything.
    if (engine === 'postgres')
      await eventually(async () => expect(await lockWaits()).toHaveLength(1))
    formAnew()
    await forming

    expect(await choosing).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('the budget and the day that a chosen team was formed for become the brief’s', async () => {
    const begun = await begin()
    const asked = { budget: 25_000, due: '2027-09-30' }
    const { formation } = await form(begun, asked)
    const choice = { formation_id: formation?.id, kind: formation?.teams[0]?.kind }
    const { brief, turns } = project(await ask(`/projects/${begun.id}/team`, choice))

    expect(brief).toMatchObject({ version: 2, budget: { max: asked.budget }, due: asked.due })
    expect(turns.at(-1)).toMatchObject({ reply: 'chosen' })
    expect(turns.at(-1)?.patch).not.toEqual([])
  })

  test('corrections and versions of a brief have an end, which is a refusal', async () => {
    const { id } = await begin()
    await world.db.query(
      `update project_briefs set corrections = (select jsonb_agg(jsonb_build_object('change', 'drop', 'requirement',
         'skill:s' || n)) from generate_series(1, 100) n) where project_id = $1`,
      [id],
    )
    const correct = (requirement: string) =>
      ask(`/projects/${id}/corrections`, { change: 'must', requirement })

    const beyond = await correct('skill:another')
    const inPlace = await correct('skill:s1')
    await world.db.query(
      `insert into project_briefs (project_id, version, text, read_on, analysis, scope)
       select project_id, 500, text, read_on, analysis, scope from project_briefs
        where project_id = $1 and version = 1`,
      [id],
    )
    const last = await correct('skill:s1')

    expect(beyond).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(inPlace.status).toBe(200)
    expect(last).toMatchObject({ status: 409, body: { code: 'project_step' } })
  })

  test('other wishes form other teams: a person stays, a person leaves, a ceiling is kept', async () => {
    const begun = await begin()
    const [first] = (await form(begun)).formation?.teams ?? []
    const [kept, left] = first?.members ?? []
    if (kept === undefined || left === undefined) throw new Error('A team has two members')
    const ceiling = (first?.cost ?? 0) - 1

    const { formation } = await form(begun, {
      locked: { [kept.role]: kept.person.id },
      excluded: [left.person.id],
      budget: ceiling,
    })

    const teams = formation?.teams ?? []
    const holders = teams.map(
      ({ members }) => members.find(({ role }) => role === kept.role)?.person.id,
    )
    expect(teams.length).toBeGreaterThan(0)
    expect(new Set(holders)).toEqual(new Set([kept.person.id]))
    expect(teams.flatMap(({ members }) => members.map(({ person }) => person.id))).not.toContain(
      left.person.id,
    )
    expect(teams.every(({ cost }) => cost <= ceiling)).toBe(true)
  })

  test('nobody’s rate is told by asking for them by their id', async () => {
    const stranger = await world.signUp({ complete: true })
    const begun = await begin()
    const [role] = (await form(begun)).formation?.teams[0]?.members ?? []

    const asked = await ask(`/projects/${begun.id}/formations`, {
      locked: { [String(role?.role)]: stranger.id },
    })

    expect(asked).toMatchObject({ status: 422, body: { code: 'person_not_proposed' } })
  })

  test('where no team is possible the smallest changes are offered, and one of them makes it possible', async () => {
    const begun = await begin()
    const impossible = await form(begun, { budget: 100 })
    const [offer] = impossible.formation?.relaxations ?? []
    const possible = await form(begun, { budget: 100, relaxations: [offer?.relaxation] })

    expect(impossible).toMatchObject({ step: 'match', formation: { teams: [] } })
    expect(offer?.text).toMatch(/€/)
    expect(possible.step).toBe('choose')
  })

  test('teams to choose from stay while impossible wishes are tried', async () => {
    const begun = await begin()
    const formed = await form(begun)
    const { body } = await ask(`/projects/${begun.id}/formations`, { budget: 100 })
    const tried = formedProject.parse(body)
    const later = project(await ask(`/projects/${begun.id}`))

    expect(tried.impossible).toMatchObject({ teams: [], asked: { budget: 100 } })
    expect(tried.impossible?.relaxations[0]?.text).toMatch(/€/)
    expect(tried).toMatchObject({ step: 'choose', formation: { id: formed.formation?.id } })
    expect(later).toMatchObject({ step: 'choose', formation: { id: formed.formation?.id } })
    expect(later.turns).toHaveLength(formed.turns.length)
  })

  test('a formation is formed again from what is kept of it, byte by byte', async () => {
    const { formation } = await form(await begin())
    const [kept] = await world.db.query<{ record: FormationRecord; market: Market }>(
      `select record, market from project_formations join formation_markets on hash = market_hash
        where id = $1`,
      [formation?.id],
    )
    if (kept === undefined) throw new Error('A formation is kept')

    expect(canonical(formAgain(kept.record, kept.market))).toBe(canonical(kept.record.result))
  })

  test('who has no time, no rate or another role is in no team, nor who is banned or has confirmed no address', async () => {
    const [busy, , , cheapest] = people.developer
    const [banned, unconfirmed] = people.manager
    const hold = (until: string | null, at: string | null) =>
      world.db.query(
        `update auth.users set banned_until = case id when $1 then $3::timestamptz end,
           email_confirmed_at = case id when $2 then $4::timestamptz else email_confirmed_at end
          where id in ($1, $2)`,
        [banned, unconfirmed, until, at],
      )
    await hold('2099-01-01', null)
    await world.db.query(`update professionals set availability_status = 'away' where id = $1`, [
      busy,
    ])
    await world.db.query('update professional_rates set hourly_rate = null where id = $1', [
      cheapest,
    ])

    const { formation } = await form(await begin())
    const [row] = await world.db.query<{ ids: string[] }>(
      `select record -> 'pool' -> 'people' as ids from project_formations where id = $1`,
      [formation?.id],
    )

    expect(row?.ids).toHaveLength(8)
    for (const out of [busy, cheapest, banned, unconfirmed]) expect(row?.ids).not.toContain(out)
    await hold(null, '2026-01-01')
    await world.db.query(
      `update professionals set availability_status = 'available' where id = $1`,
      [busy],
    )
    await world.db.query('update professional_rates set hourly_rate = 50 where id = $1', [cheapest])
  })

  test('the database refuses a step that does not follow, and a plan without its team', async () => {
    const { id } = await begin()
    const go = (step: string) =>
      world.db.query('update projects set step = $2 where id = $1', [id, step])

    for (const step of ['match', 'choose', 'plan']) {
      await expect(go(step)).rejects.toMatchObject({ sqlState: '23514' })
    }
    const formed = await form({ id })
    await expect(go('plan')).rejects.toMatchObject({ constraint: 'projects_step_order' })
    expect(project(await ask(`/projects/${id}`)).step).toBe(formed.step)
  })

  test('whose account is deleted while their project begins has no session any more', async () => {
    const leaving = await world.signUp()
    const remove = () => world.db.query('delete from auth.users where id = $1', [leaving.id])
    const begin = () => ask('/projects', { text: BRIEF }, { by: leaving })
    let beginning: ReturnType<typeof begin> | undefined
    // The embedded engine has one connection, so that nothing begins while it deletes.
    if (engine === 'postgres')
      await world.db.transaction(async (tx) => {
        await tx.query('delete from auth.users where id = $1', [leaving.id])
        beginning = begin()
        await eventually(async () => expect(await lockWaits()).toHaveLength(1))
      })
    else await remove()

    expect(await (beginning ?? begin())).toMatchObject({
      status: 401,
      body: { code: 'session_not_found' },
    })
  })

  test('a project goes with its client’s account, and by its client’s wish', async () => {
    const leaving = await world.signUp()
    const kept = project(await ask('/projects', { text: BRIEF }, { by: leaving }))
    const other = project(await ask('/projects', { text: BRIEF }, { by: leaving }))
    await ask(`/projects/${kept.id}/formations`, {}, { by: leaving })

    const removed = await ask(`/projects/${other.id}`, undefined, { by: leaving, method: 'DELETE' })
    const { body } = await ask('/account/export', undefined, { by: leaving })
    await ask('/account/delete', { password: leaving.password }, { by: leaving })
    const left = await world.db.query('select from project_briefs where project_id = any($1)', [
      [kept.id, other.id],
    ])

    expect(removed.status).toBe(200)
    expect(body).toMatchObject({
      projects: [{ id: kept.id }],
      project_briefs: [{ text: BRIEF }],
      project_formations: [{ project_id: kept.id }],
    })
    expect(JSON.stringify(body)).not.toContain('"pool"')
    expect(left).toEqual([])
  })
})
