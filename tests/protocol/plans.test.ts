import {
  DELIVERIES_MAX,
  PLAN_VERSIONS_MAX,
  type PlanDetail,
  planDetail,
  planHealth,
  planProposal,
  projectDetail,
} from '@podium/domain'
import { ENGINES, type Person } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { type StaffedMember, signInAs, staffProject } from '@podium/testing/staff-project'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

/** Day that the client chose the team for, instead of the brief's. */
const DUE = '2027-09-30'

describe.each(ENGINES)('plans on %s', (engine) => {
  const world = worldOf(engine)
  let client: Person
  let id: string
  let members: StaffedMember[]
  let member: Person
  let first: PlanDetail
  beforeAll(async () => {
    client = await world.signUp()
    await hireProfessionals(world.db)
    // What was said of weeks four weeks ago counts no more.
    await world.db.query(
      `insert into availability_weeks (person_id, week, hours, said_at)
       select id, date_trunc('week', now())::date + 7 * ahead, 1, now() - interval '29 days'
       from professionals, generate_series(0, 40) as ahead`,
    )
    ;({ id, members } = await staffProject(world, client, { asked: { due: DUE } }))
    await neighbour()
    const [one] = members
    if (one === undefined) throw new Error('The team has nobody')
    member = await signInAs(world, one)
    first = await detail()
  })

  /** Project of somebody else, with the same roles at a hundred times the rates. */
  async function neighbour() {
    await world.db.query(`update professionals set availability_status = 'away'`)
    const hired = Object.values(await hireProfessionals(world.db)).flat()
    await world.db.query(
      'update professional_rates set hourly_rate = hourly_rate * 100 where id = any($1)',
      [hired],
    )
    await staffProject(world, await world.signUp(), {
      text: 'Un site vitrine pour notre librairie. Budget 9 000 000 €, à livrer dans six mois.',
    })
  }

  const ask = (path: string, by: Person, sent?: unknown, method = sent ? 'POST' : 'GET') =>
    askAdmin({ url: world.url, caller: by }, `/projects/${id}/plan${path}`, { method, sent })
  const detail = async (by = client): Promise<PlanDetail> =>
    planDetail.parse((await ask('', by)).body)
  const plan = async (by = client) => {
    const { plan: made } = await detail(by)
    if (made === null) throw new Error('There is no plan')
    return made
  }
  const say = (task: string | undefined, by: Person, sent: object) =>
    ask(`/tasks/${task}`, by, sent, 'PATCH')
  const weekLater = (day: string) =>
    new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10)

  test('a complete team has a plan: everybody’s tasks in order, a baseline, hours by week', () => {
    const { plan: made, is_client, team_status } = first
    const tasks = made?.tasks ?? []
    const byId = new Map(tasks.map((task) => [task.id, task]))

    expect([is_client, team_status, made?.version, made?.due]).toEqual([true, 'complete', 1, DUE])
    expect(tasks.length).toBeGreaterThan(3)
    for (const { after, start, finish, baseline, state } of tasks) {
      expect(state).toBe('todo')
      expect(baseline).toEqual({ start, finish })
      for (const first of after) expect((byId.get(first)?.finish ?? '') <= start).toBe(true)
    }
    expect(made?.critical_path.length).toBeGreaterThan(0)
    expect(made?.roles.map(({ person }) => person?.id).toSorted()).toEqual(
      members.map((one) => one.id).toSorted(),
    )
    const hours = made?.roles.flatMap(({ weeks }) => weeks) ?? []
    expect(hours.every((week) => week.hours <= (week.free ?? 0))).toBe(true)
    expect(hours.every(({ free }) => (free ?? 0) > 1)).toBe(true)
    expect(made?.events).toMatchObject([{ kind: 'made', author: null }])
  })

  test('the dates of an accepted invitation are those of the plan', async () => {
    const { tasks } = await plan()
    const role = members.find((one) => one.id === member.id)?.role
    const own = tasks.filter((task) => task.role === role)
    await world.db.query(`update team_seats set start_on = '2000-01-03', finish_on = '2000-01-07'`)

    const { body } = await askAdmin({ url: world.url, caller: member }, '/invitations')
    expect(body).toMatchObject([
      {
        status: 'accepted',
        start: own.map(({ start }) => start).toSorted()[0],
        finish: own
          .map(({ finish }) => finish)
          .toSorted()
          .at(-1),
      },
    ])
  })

  test('a member sees the plan and says how their own tasks stand; a stranger sees nothing', async () => {
    const { version, tasks, roles } = await plan(member)
    const [own] = tasks.filter(({ is_mine }) => is_mine)
    const [other] = tasks.filter(({ is_mine }) => !is_mine)
    const stranger = await world.signUp()

    const refused = await say(other?.id, member, { state: 'done' })
    const begun = await say(own?.id, member, { state: 'doing', remaining_days: 0.5 })
    const unknown = await say('no-such-task', client, { state: 'done' })
    const hidden = await say(own?.id, stranger, { state: 'done' })
    const proposal = await ask('/proposals', member, { version, changes: [] })

    for (const { is_mine, weeks } of roles)
      expect(weeks.every(({ free }) => (free === null) === !is_mine)).toBe(true)
    expect(refused).toMatchObject({ status: 403, body: { code: 'plan_task_not_own' } })
    expect(unknown).toMatchObject({ status: 422, body: { code: 'plan_task_unknown' } })
    for (const answer of [hidden, proposal, await ask('', stranger)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    const now = planDetail.parse(begun.body).plan
    expect(now?.tasks.find((task) => task.id === own?.id)).toMatchObject({
      state: 'doing',
      remaining_days: 0.5,
      started: now?.today,
      finished: null,
    })
    const hoursOf = (known: typeof roles | undefined) =>
      (known ?? []).flatMap(({ weeks }) => weeks).reduce((sum, { hours }) => sum + hours, 0)
    expect(hoursOf(now?.roles)).toBeCloseTo(hoursOf(roles) - ((own?.days ?? 0) - 0.5) * 7, 0)
    expect(now?.events[0]).toMatchObject({
      kind: 'task',
      task: own?.id,
      details: { state: 'doing', remaining_days: 0.5 },
    })

    // Rows: the client's and the members', without the versions, which hold everybody's rates.
    for (const [by, count] of [
      [client, tasks.length],
      [member, tasks.length],
      [stranger, 0],
    ] as const) {
      expect((await by.from('plan_tasks').select('task')).data).toHaveLength(count)
      expect((await by.from('plan_versions').select('version')).error?.code).toBe('42501')
    }

    const back = await say(own?.id, member, { state: 'todo' })
    expect(planDetail.parse(back.body).plan?.tasks.find((task) => task.id === own?.id)).toEqual(own)
  })

  test('a moved task moves what waits for it and nothing else, once the client accepts', async () => {
    const before = await plan()
    const { version } = before
    const last = before.tasks.find(({ id: task }) => task === before.critical_path.at(-1))
    const changes = [{ kind: 'move', task: last?.id, start: weekLater(last?.start ?? '') }]

    const proposed = planProposal.parse(
      (await ask('/proposals', client, { version, changes })).body,
    )
    const unchanged = await plan()
    const accepted = await ask('/versions', client, { version, changes })
    const again = await ask('/versions', client, { version, changes })

    expect(unchanged).toEqual(before)
    expect(proposed.moved.map(({ task }) => task)).toEqual([last?.id])
    expect(proposed.finish > before.finish).toBe(true)
    const after = planDetail.parse(accepted.body).plan
    expect(after).toMatchObject({
      version: version + 1,
      finish: proposed.finish,
      baseline_finish: before.baseline_finish,
    })
    for (const task of after?.tasks ?? []) {
      const was = before.tasks.find((one) => one.id === task.id)
      expect(task.baseline).toEqual(was?.baseline)
      if (task.id !== last?.id) expect([task.start, task.finish]).toEqual([was?.start, was?.finish])
    }
    expect(after?.tasks.find((task) => task.id === last?.id)?.pinned).toBe(changes[0]?.start)
    expect(after?.events[0]).toMatchObject({
      kind: 'replanned',
      details: { version: version + 1, moved: 1, finish: proposed.finish },
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const shown = await askAdmin({ url: world.url, caller: client }, `/projects/${id}`)
    expect(projectDetail.parse(shown.body).team?.plan_finish).toBe(proposed.finish)
  })

  test('what has begun keeps its person; work that is done delays nothing', async () => {
    const { version, tasks, finish } = await plan()
    const [begun] = tasks
    const others = members.filter(({ role }) => role !== begun?.role)
    await say(begun?.id, client, { state: 'done' })

    const changes = [{ kind: 'assign', task: begun?.id, role: others[0]?.role }]
    const refused = await ask('/versions', client, { version, changes })
    const nobody = [{ kind: 'assign', task: tasks[1]?.id, role: 'nobody' }]
    const unknown = await ask('/proposals', client, { version, changes: nobody })
    const proposed = await ask('/proposals', client, { version, changes: [] })
    const replanned = await ask('/versions', client, { version, changes: [] })

    const told = planProposal.parse(proposed.body).moved.map(({ task }) => task)
    expect(told).not.toContain(begun?.id)
    expect(refused).toMatchObject({ status: 409, body: { code: 'plan_task_begun' } })
    expect(unknown).toMatchObject({ status: 422, body: { code: 'plan_person_unknown' } })
    const after = planDetail.parse(replanned.body).plan
    expect(after?.version).toBe(version + 1)
    expect(after?.tasks.find((task) => task.id === begun?.id)).toMatchObject({ state: 'done' })
    expect((after?.finish ?? 'none') <= finish).toBe(true)
    await eventually(async () => {
      const mails = await world.mailbox(member.email)
      expect(mails.filter(({ subject }) => subject === 'Le planning a changé')).toHaveLength(1)
    })
  })

  test('a proposal names what has another day or person, not what moves within its day', async () => {
    const { version, tasks } = await plan()
    const task = tasks.find(({ state, days }) => state === 'todo' && !Number.isInteger(days))
    const days = (task?.days ?? 0) - 0.25

    const changes = [{ kind: 'effort', task: task?.id, days }]
    const { body } = await ask('/proposals', client, { version, changes })

    const was = new Map(
      tasks.map(({ id: one, role, start, finish }) => [one, { role, start, finish }]),
    )
    for (const { task: one, ...now } of planProposal.parse(body).moved)
      expect(now).not.toEqual(was.get(one))
  })

  test('planning again that changes nothing makes no version', async () => {
    const again = async () => {
      const { version } = await plan()
      return planDetail.parse((await ask('/versions', client, { version, changes: [] })).body).plan
    }
    const settled = await again()
    expect(await again()).toEqual(settled)
  })

  test('a task that is begun while a change is worked out keeps its person', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { version, tasks, roles } = await plan()
      const task = tasks.findLast(({ state }) => state === 'todo')
      const other = roles.find((role) => role.id !== task?.role && role.person !== null)
      const changes = [{ kind: 'assign', task: task?.id, role: other?.id }]

      const [assigned, begun] = await Promise.all([
        ask('/versions', client, { version, changes }),
        say(task?.id, client, { state: 'doing' }),
      ])
      const { tasks: now, events } = await plan()

      expect(begun.status).toBe(200)
      const isAssignedFirst = events[0]?.kind === 'task' && assigned.status === 200
      if (!isAssignedFirst) expect(assigned).toMatchObject({ status: 409 })
      expect(now.find(({ id: one }) => one === task?.id)).toMatchObject({
        state: 'doing',
        role: isAssignedFirst ? other?.id : task?.role,
      })
      await say(task?.id, client, { state: 'todo' })
    }
  })

  test('a milestone has so many versions, and no more', async () => {
    const milestone = (await plan()).milestones.at(-1)?.id
    const submit = () =>
      ask(`/milestones/${milestone}/deliveries`, member, { note: 'Encore', link: '' })
    await world.db.query(
      `insert into milestone_deliveries (team_id, milestone, version, author_id, note, outcome, comment, answered_at)
       select teams.id, $2, place, $3, 'Version', 'changes', 'Non', now()
       from teams, generate_series(1, $4::integer) as place where project_id = $1`,
      [id, milestone, member.id, DELIVERIES_MAX],
    )

    expect(await submit()).toMatchObject({ status: 409, body: { code: 'delivery_limit' } })
    await world.db.query('delete from milestone_deliveries where version = $1', [DELIVERIES_MAX])
    expect((await submit()).status).toBe(201)
    await world.db.query('delete from milestone_deliveries')
  })

  test('a milestone is delivered by a member, refused once with a comment, then accepted, and stays so', async () => {
    const [milestone] = (await plan()).milestones
    const path = `/milestones/${milestone?.id}`
    const deliver = (by: Person, note = 'Maquettes', link = '') =>
      ask(`${path}/deliveries`, by, { note, link })
    const answer = (by: Person, sent: object) => ask(`${path}/answer`, by, sent)
    const stranger = await world.signUp()

    const notMine = await deliver(client)
    const hidden = await deliver(stranger)
    const unsafe = await deliver(member, 'Maquettes', 'javascript:alert(1)')
    const first = await deliver(member, 'Maquettes', 'https://example.com/1')
    const twice = await deliver(member)
    const own = await answer(member, { version: 1, answer: 'accepted' })
    const silent = await answer(client, { version: 1, answer: 'changes' })
    const refused = await answer(client, { version: 1, answer: 'changes', comment: 'Plus clair' })
    const second = await deliver(member, 'Version claire')
    const late = await answer(client, { version: 1, answer: 'accepted' })
    const accepted = await answer(client, { version: 2, answer: 'accepted' })
    const over = await deliver(member)
    const nowhere = await ask('/milestones/nowhere/deliveries', member, { note: 'x', link: '' })

    expect(notMine).toMatchObject({ status: 403, body: { code: 'members_only' } })
    for (const { status } of [hidden, own]) expect(status).toBe(404)
    for (const { status } of [unsafe, silent]) expect(status).toBe(400)
    for (const answered of [twice, late, over])
      expect(answered).toMatchObject({ status: 409, body: { code: 'delivery_settled' } })
    expect(nowhere).toMatchObject({ status: 404, body: { code: 'milestone_not_found' } })
    expect([first, refused, second, accepted].map(({ status }) => status)).toEqual([
      201, 200, 201, 200,
    ])
    const now = await plan()
    expect(now.milestones[0]?.deliveries).toMatchObject([
      { version: 1, link: 'https://example.com/1', outcome: 'changes', comment: 'Plus clair' },
      { version: 2, link: null, outcome: 'accepted', comment: null },
    ])
    expect(now.events.slice(0, 4)).toMatchObject(
      ['accepted', 'waiting', 'changes', 'waiting'].map((state) => ({
        kind: 'delivery',
        details: { milestone: milestone?.id, state },
      })),
    )
    expect((await member.from('milestone_deliveries').select('version')).data).toHaveLength(2)
    expect((await stranger.from('milestone_deliveries').select('version')).data).toEqual([])
    await expect(
      world.db.query(
        `update milestone_deliveries set outcome = 'changes', comment = 'No' where version = 2`,
      ),
    ).rejects.toMatchObject({ constraint: 'milestone_deliveries_answered_once' })
  })

  test('health has its causes and actions; its client reads the money, a member none of it', async () => {
    const health = async (caller: Person, language = 'en') =>
      planHealth.parse(
        (await askAdmin({ url: world.url, caller, language }, `/projects/${id}/plan/health`)).body,
      )
    const { tasks, milestones } = await plan()
    const [first] = tasks.filter(({ is_mine, state }) => !is_mine && state === 'done')
    const open = milestones[1]

    const before = await health(client)
    const beforeOfMember = await health(member)
    const said = await say(first?.id, client, { spent_days: 100 })
    // Whether money is short would tell a member what the others earn.
    expect(await health(member)).toEqual(beforeOfMember)
    await ask(`/milestones/${open?.id}/deliveries`, member, { note: 'Version 1', link: '' })
    const after = await health(client)
    const french = await health(client, 'fr')
    const ofMember = await health(member)
    const stranger = await ask('/health', await world.signUp())

    const { planned = 0, spent = 0, ceiling } = before.budget ?? {}
    expect(planned).toBeGreaterThan(0)
    expect(ceiling).toBe(20_000)
    expect(spent).toBe(before.budget?.planned_for_done)
    expect(spent).toBeLessThanOrEqual(planned)
    expect(before.budget?.tasks_reported).toBe(0)
    const told = planDetail.parse(said.body).plan
    const reported = { state: 'done', spent_days: 100 }
    expect(told?.tasks.find(({ id: task }) => task === first?.id)).toMatchObject(reported)
    expect(told?.events[0]).toMatchObject({ task: first?.id, details: reported })
    expect(after.level).toBe('act')
    expect(after.budget).toMatchObject({ planned, ceiling, tasks_reported: 1 })
    expect(after.budget?.spent).toBeGreaterThan(20_000)
    expect(after.causes).toContainEqual(
      expect.objectContaining({ action: 'open', milestone: open?.id, level: 'on-track' }),
    )
    expect(after.causes[0]?.text).toMatch(/^Spent: .+ of a budget of €20,000/)
    expect(french.causes[0]?.text).toMatch(/^.+ sur un budget de 20.000.€ sont dépensés/)
    expect(ofMember.budget).toBeNull()
    expect(ofMember.causes).toEqual(after.causes.filter(({ text }) => !text.startsWith('Spent')))
    expect(stranger).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
  })

  test('an accepted milestone ends what is open of its tasks, and nobody opens them again', async () => {
    const { milestones, tasks: before } = await plan()
    const milestone = milestones[1]?.id
    const openBefore = before.filter((one) => one.milestone === milestone && one.state !== 'done')
    const [open] = openBefore
    expect(open).toBeDefined()

    const answer = { version: 1, answer: 'accepted' }
    const accepted = await ask(`/milestones/${milestone}/answer`, client, answer)
    const { today, start, tasks, version } = await plan()
    // Work before the first day of a plan counts as done on that day.
    const atOnce = today > start ? today : start
    const again = await say(open?.id, client, { state: 'todo' })
    const spent = await say(open?.id, client, { spent_days: 2 })
    const proposal = await ask('/proposals', client, { version, changes: [] })

    expect(accepted.status).toBe(200)
    for (const { id: task } of openBefore)
      expect(tasks.find((one) => one.id === task)).toMatchObject({
        state: 'done',
        remaining_days: 0,
        finished: today,
      })
    expect(again).toMatchObject({ status: 409, body: { code: 'delivery_settled' } })
    const told = planDetail.parse(spent.body).plan?.tasks.find((one) => one.id === open?.id)
    expect(told).toMatchObject({ state: 'done', spent_days: 2, finished: today })
    const { moved } = planProposal.parse(proposal.body)
    const finishOf = (task: string) => moved.find((one) => one.task === task)?.finish ?? atOnce
    expect(openBefore.every((one) => finishOf(one.id) <= atOnce)).toBe(true)
    await expect(
      world.db.query(
        `update plan_tasks set state = 'todo', started_on = null, finished_on = null, spent_days = null
          where milestone = $1`,
        [milestone],
      ),
    ).rejects.toMatchObject({ constraint: 'plan_tasks_accepted' })
  })

  test('the database holds as many versions as the domain names', async () => {
    const limits = await world.db.query<{ relation: string; most: number }>(
      `select conrelid::regclass::text as relation, (regexp_match(pg_get_constraintdef(oid), 'version <= (\\d+)'))[1]::int as most
       from pg_constraint where conrelid <> 'project_briefs'::regclass and pg_get_constraintdef(oid) ~ 'version <= \\d+' order by 1`,
    )
    expect(limits).toEqual([
      { relation: 'milestone_deliveries', most: DELIVERIES_MAX },
      { relation: 'plan_versions', most: PLAN_VERSIONS_MAX },
      { relation: 'plans', most: PLAN_VERSIONS_MAX },
    ])
  })

  test('the baseline and every version stay as they were made', async () => {
    const statements = [
      `update plans set baseline_finish_on = baseline_finish_on + 1`,
      `update plan_tasks set baseline_start_on = baseline_start_on - 1`,
      `update plan_versions set plan = '{}'`,
    ]
    for (const statement of statements)
      await expect(world.db.query(statement)).rejects.toMatchObject({
        constraint: 'plans_baseline',
      })
  })

  test('tasks of a member who leaves Podium stay with their role, for a deputy', async () => {
    const leaver = members.at(-1)
    await world.service.auth.admin.deleteUser(leaver?.id ?? '')
    const { plan: left } = await detail()
    expect(left?.roles.find((role) => role.id === leaver?.role)?.person).toBeNull()
    expect(left?.tasks.some(({ role }) => role === leaver?.role)).toBe(true)
  })
})
