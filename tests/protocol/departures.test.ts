import {
  type ProjectDetail,
  planDetail,
  planProposal,
  projectDetail,
  receivedInvitation,
} from '@podium/domain'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { type StaffedMember, signInAs, staffProject } from '@podium/testing/staff-project'
import { worldOf } from '@podium/testing/suite'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

const PASSWORD = 'correct horse battery'

type Seat = NonNullable<ProjectDetail['team']>['seats'][number]

describe.each(SERVICE_ENGINES)('members who leave on %s', (engine) => {
  const world = worldOf(engine)
  let client: Person
  beforeAll(async () => {
    client = await world.signUp()
    await hireProfessionals(world.db)
  })
  afterEach(async () => {
    await world.db.query('delete from projects')
  })

  const ask = (path: string, { by = client, sent, method }: Asked = {}) =>
    askAdmin({ url: world.url, caller: by, language: 'fr' }, path, {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      ...(sent !== undefined && { sent }),
    })
  type Asked = { by?: Person; sent?: unknown; method?: string }
  const project = async (id: string) => projectDetail.parse((await ask(`/projects/${id}`)).body)
  const plan = async (id: string, by = client) => {
    const { plan: made } = planDetail.parse((await ask(`/projects/${id}/plan`, { by })).body)
    if (made === null) throw new Error('There is no plan')
    return made
  }
  const seatOf = ({ team }: ProjectDetail, role: string) => {
    const seat = team?.seats.find((one) => one.role === role)
    if (seat === undefined) throw new Error(`The team has no ${role}`)
    return seat
  }
  const heldBy = ({ invitations }: Seat, person: string) =>
    invitations.find((one) => one.person.id === person)?.id ?? ''
  const openOf = ({ invitations }: Seat) => invitations.find(({ status }) => status === 'open')
  const replace = (id: string, invitation: string, reason = 'Plus de nouvelles', by = client) =>
    ask(`/projects/${id}/invitations/${invitation}/departure`, { sent: { reason }, by })
  const leave = (invitation: string, by: Person, reason = 'Malade') =>
    ask(`/invitations/${invitation}/departure`, { sent: { reason }, by })
  const subjectsTo = async (email: string) =>
    (await world.mailbox(email)).map(({ subject }) => subject)

  /** Session of whoever is asked for a seat. */
  async function asked(seat: Seat): Promise<Person & { invitation: string }> {
    const open = openOf(seat)
    if (open === undefined) throw new Error('Nobody is asked')
    const { data } = await world.service.auth.admin.updateUserById(open.person.id, {
      password: PASSWORD,
    })
    const person = { id: open.person.id, email: data.user?.email ?? '', password: PASSWORD }
    return Object.assign(await signInAs(world, person), { invitation: open.id })
  }
  async function staff() {
    const { id, members } = await staffProject(world, client)
    const [first, second] = members
    if (first === undefined || second === undefined) throw new Error('The team is too small')
    const detail = await project(id)
    const sign = async (one: StaffedMember) => ({
      ...one,
      session: await signInAs(world, one),
      invitation: heldBy(seatOf(detail, one.role), one.id),
    })
    return { id, first: await sign(first), second: await sign(second) }
  }
  const say = (id: string, task: string | undefined, sent: object, by = client) =>
    ask(`/projects/${id}/plan/tasks/${task}`, { sent, by, method: 'PATCH' })
  async function accept(by: Person, invitation: string) {
    return ask(`/invitations/${invitation}/answer`, { by, sent: { answer: 'accepted' } })
  }

  test('the client asks for somebody else: the deputy takes over what is left, the other loses all but what they did', async () => {
    const { id, first, second } = await staff()
    const before = await plan(id)
    const own = before.tasks.filter(({ role }) => role === first.role)
    await say(id, own[0]?.id, { state: 'done' }, first.session)
    await ask(`/projects/${id}/room/messages`, {
      by: first.session,
      sent: { text: 'Bonjour', mentions: [], files: [] },
    })

    const stranger = await world.signUp()
    expect(await replace(id, first.invitation, 'Non', stranger)).toMatchObject({ status: 404 })
    expect(await replace(id, first.invitation, ' ')).toMatchObject({ status: 400 })
    const answered = projectDetail.parse((await replace(id, first.invitation)).body)

    const seat = seatOf(answered, first.role)
    const deputy = openOf(seat)
    expect(answered.team).toMatchObject({ status: 'inviting', work: 'running' })
    expect(seat.invitations[0]).toMatchObject({
      person: { id: first.id },
      status: 'ended',
      departure: { kind: 'replaced', reason: 'Plus de nouvelles' },
    })
    expect(deputy?.person.id).not.toBe(first.id)
    const left = own.slice(1).reduce((sum, { days }) => sum + days, 0)
    expect(seat.days).toBe(Math.max(0.25, left))
    expect(await replace(id, first.invitation)).toMatchObject({
      status: 409,
      body: { code: 'invitation_closed' },
    })

    // They lose room, plan and rows from this moment on, and read why.
    for (const path of ['plan', 'room']) {
      expect(await ask(`/projects/${id}/${path}`, { by: first.session })).toMatchObject({
        status: 404,
      })
    }
    for (const table of ['plan_tasks', 'room_messages', 'projects'] as const) {
      expect((await first.session.from(table).select('*')).data).toEqual([])
      expect((await second.session.from(table).select('*')).data).not.toEqual([])
    }
    const { body: told } = await ask(`/invitations/${first.invitation}`, { by: first.session })
    expect(receivedInvitation.parse(told)).toMatchObject({
      status: 'ended',
      project_id: null,
      brief: null,
      departure: { kind: 'replaced', reason: 'Plus de nouvelles' },
    })
    const departures = async (by: Person) =>
      (await by.from('seat_departures').select('invitation_id')).data
    expect(await departures(first.session)).toEqual([{ invitation_id: first.invitation }])
    expect(await departures(client)).toHaveLength(1)
    expect(await departures(second.session)).toEqual([])
    await eventually(async () =>
      expect(await subjectsTo(first.email)).toContain('Votre place dans une équipe prend fin'),
    )
    const { body: exported } = await ask('/account/export', { by: first.session })
    expect(JSON.stringify(exported)).toContain('Plus de nouvelles')

    // The deputy accepts: open tasks are theirs, what is done is not.
    const newcomer = await asked(seat)
    expect(await accept(newcomer, newcomer.invitation)).toMatchObject({ status: 200 })
    const now = await plan(id)
    expect((await project(id)).team).toMatchObject({ status: 'complete' })
    expect(now.roles.find((one) => one.id === first.role)?.person?.id).toBe(newcomer.id)
    const [done, ...open] = now.tasks.filter(({ role }) => role === first.role)
    expect(done).toMatchObject({ state: 'done', done_by: { id: first.id } })
    expect(open.map(({ done_by }) => done_by)).toEqual(open.map(() => null))
    expect(now.events).toMatchObject([
      { kind: 'seat', details: { role: first.role, change: 'joined' } },
      { kind: 'seat', details: { role: first.role, change: 'replaced' } },
      ...now.events.slice(2),
    ])
    expect((await ask(`/projects/${id}/room`, { by: newcomer })).status).toBe(200)

    // Their weeks are taken up by a proposal that the client accepts.
    expect(now.joined).toEqual([first.role])
    const changes = { version: now.version, changes: [] }
    const proposed = await ask(`/projects/${id}/plan/proposals`, { sent: changes })
    expect(planProposal.parse(proposed.body).joined).toEqual([first.role])
    expect((await plan(id)).version).toBe(now.version)
    const planned = await ask(`/projects/${id}/plan/versions`, { sent: changes })
    expect(planDetail.parse(planned.body).plan).toMatchObject({
      version: now.version + 1,
      joined: [],
    })
    const [version] = await world.db.query<{ rate: number }>(
      `select (person ->> 'dayRate')::float8 as rate from plan_versions, jsonb_array_elements(input -> 'people') as person
        where version = $1 and person ->> 'id' = $2`,
      [now.version + 1, first.role],
    )
    expect(version?.rate).toBe(deputy?.day_rate)
  })

  test('a plan that was worked out before somebody joined is refused', async () => {
    const { id, first } = await staff()
    const seat = seatOf(projectDetail.parse((await replace(id, first.invitation)).body), first.role)
    const newcomer = await asked(seat)
    const { version, tasks } = await plan(id)
    const moved = tasks.find((one) => one.role !== first.role)
    const start = new Date(Date.parse(moved?.start ?? '') + 7 * 86_400_000)
      .toISOString()
      .slice(0, 10)
    const changes = { version, changes: [{ kind: 'move', task: moved?.id, start }] }

    const [changed, accepted] = await Promise.all([
      ask(`/projects/${id}/plan/versions`, { sent: changes }),
      accept(newcomer, newcomer.invitation),
    ])

    expect(accepted.status).toBe(200)
    const now = await plan(id)
    // Stored before they came, or with them, or not at all.
    expect(changed.status === 200 || changed.status === 409).toBe(true)
    if (changed.status === 409) expect(now).toMatchObject({ version, joined: [first.role] })
    else expect(now.version).toBe(version + 1)
  })

  test('a member leaves with a reason; both ends at once are one departure', async () => {
    const { id, first, second } = await staff()
    expect(await leave(first.invitation, second.session)).toMatchObject({ status: 404 })

    const [left, replaced] = await Promise.all([
      leave(first.invitation, first.session),
      replace(id, first.invitation),
    ])

    expect([left.status, replaced.status].toSorted()).toEqual([200, 409])
    const kept = await world.db.query<{ kind: string }>('select kind from seat_departures')
    expect(kept).toEqual([{ kind: left.status === 200 ? 'left' : 'replaced' }])

    await leave(second.invitation, second.session, 'Autre contrat')
    await eventually(async () =>
      expect(await subjectsTo(client.email)).toContain('Un membre quitte votre équipe'),
    )
    const seat = seatOf(await project(id), second.role)
    expect(seat.invitations[0]?.departure).toMatchObject({ kind: 'left', reason: 'Autre contrat' })
    const audit = await world.db.query<{ action: string; details: unknown }>(
      `select action, details from audit_log where action in ('project.leave_team', 'project.replace_member')
        and details ->> 'invitation' = $1`,
      [second.invitation],
    )
    expect(audit).toEqual([
      { action: 'project.leave_team', details: { invitation: second.invitation } },
    ])
  })

  test('a member whose account is banned hears nothing of the team', async () => {
    const { id, first, second } = await staff()
    const allSent = () =>
      eventually(async () =>
        expect(await world.db.query('select from mail.outbox where failed_at is null')).toEqual([]),
      )
    await allSent()
    const before = await subjectsTo(first.email)
    await world.db.query(`update auth.users set banned_until = '2099-01-01' where id = $1`, [
      first.id,
    ])

    await leave(second.invitation, second.session)
    expect(await replace(id, first.invitation)).toMatchObject({ status: 200 })

    await allSent()
    expect(await subjectsTo(first.email)).toEqual(before)
  })

  test('with nobody left the seat is formed anew around the others, and the plan stays', async () => {
    const { id, first, second } = await staff()
    await world.db.query(`update team_seats set deputies = '{}', day_rates = day_rates[1:1]`)
    const early = await ask(`/projects/${id}/team/seats`, { sent: { role: first.role } })
    await leave(first.invitation, first.session)
    const stuck = await project(id)
    const anew = await ask(`/projects/${id}/team/anew`, { method: 'POST' })
    // Whoever stays stays, also if they are not looking for more work.
    await world.db.query(
      `update professionals set availability_status = 'not_looking' where id = $1`,
      [second.id],
    )
    const formations = () => world.db.query('select id from project_formations')
    const known = (await formations()).length

    const filled = projectDetail.parse(
      (await ask(`/projects/${id}/team/seats`, { sent: { role: first.role } })).body,
    )

    expect(early).toMatchObject({ status: 409, body: { code: 'project_step' } })
    expect(stuck.team?.status).toBe('incomplete')
    expect(anew).toMatchObject({ status: 409, body: { code: 'project_step' } })
    await eventually(async () =>
      expect(await subjectsTo(client.email)).toContain('Une place de votre équipe reste vide'),
    )
    const seat = seatOf(filled, first.role)
    expect(filled.team).toMatchObject({ id: stuck.team?.id, status: 'inviting', work: 'running' })
    expect(openOf(seat)?.person.id).not.toBe(first.id)
    expect(seatOf(filled, second.role).invitations).toMatchObject([
      { person: { id: second.id }, status: 'accepted' },
    ])
    expect(seat.deputies).toBeGreaterThan(0)
    expect(await formations()).toHaveLength(known + 1)
    const newcomer = await asked(seat)
    await accept(newcomer, newcomer.invitation)
    expect((await project(id)).team?.status).toBe('complete')
    expect((await plan(id)).version).toBe(1)

    // Where there is nobody, that is said.
    await world.db.query(`update team_seats set deputies = '{}', day_rates = day_rates[1:1]`)
    await world.db.query(
      `update professionals set availability_status = 'not_looking' where id <> $1`,
      [second.id],
    )
    await leave(newcomer.invitation, newcomer)
    expect(await ask(`/projects/${id}/team/seats`, { sent: { role: first.role } })).toMatchObject({
      status: 409,
      body: { code: 'nobody_for_seat' },
    })
    await world.db.query(`update professionals set availability_status = 'available'`)
  })

  test('a seat that is filled twice at once is filled once', async () => {
    const { id, first } = await staff()
    await world.db.query(`update team_seats set deputies = '{}', day_rates = day_rates[1:1]`)
    await leave(first.invitation, first.session)
    const fill = () => ask(`/projects/${id}/team/seats`, { sent: { role: first.role } })

    // PostgreSQL tells when both have formed the seat and wait to write it; the embedded engine lets nothing in between.
    const { filling } = await world.db.transaction(async (tx) => {
      await tx.query('select from projects where id = $1 for update', [id])
      const filling = [fill(), fill()]
      if (engine === 'postgres') {
        await eventually(async () => {
          const waiting = await world.db.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
          expect(waiting).toHaveLength(2)
        })
      }
      return { filling }
    })
    const answers = await Promise.all(filling)

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const entries = `select from audit_log where action = 'project.fill_seat' and target_id = $1`
    expect(await world.db.query(entries, [id])).toHaveLength(1)
  })

  test('who left is endorsed for an accepted milestone they worked for, who follows them is not', async () => {
    const staffed = await staff()
    const { id } = staffed
    const { tasks, milestones } = await plan(id)
    const madeBy = (role: string) =>
      milestones.filter((one) =>
        tasks.some((task) => task.milestone === one.id && task.role === role),
      )
    // Somebody with work beyond the milestone, so that their seat is asked of somebody.
    const [first = staffed.first] = [staffed.first, staffed.second].filter(
      ({ role }) => madeBy(role).length > 1,
    )
    const [milestone] = madeBy(first.role)
    const path = `/projects/${id}/plan/milestones/${milestone?.id}`
    await ask(`${path}/deliveries`, { by: first.session, sent: { note: 'Fait', link: '' } })
    await ask(`${path}/answer`, { sent: { version: 1, answer: 'accepted' } })
    const seat = seatOf(projectDetail.parse((await replace(id, first.invitation)).body), first.role)
    const newcomer = await asked(seat)
    await accept(newcomer, newcomer.invitation)

    const endorsable = (await ask(`${path}/endorsements`)).body as {
      person: { id: string }
      skills: { id: string }[]
    }[]
    const ids = endorsable.map(({ person }) => person.id)
    const skill = endorsable.find(({ person }) => person.id === first.id)?.skills[0]?.id
    const endorse = (person: string) =>
      ask(`${path}/endorsements`, {
        sent: { person_id: person, skill_id: skill, shows_title: false },
      })

    expect(ids).toContain(first.id)
    expect(ids).not.toContain(newcomer.id)
    expect((await endorse(newcomer.id)).status).toBe(409)
    expect((await endorse(first.id)).status).toBe(201)
    const [team] = await world.db.query<{ id: string }>('select team_id as id from plans')
    await expect(
      world.db.query(
        `insert into endorsements (team_id, milestone, person_id, author_id, skill_id, project_kind)
         values ($1, $2, $3, $4, $5, 'website')`,
        [team?.id, milestone?.id, newcomer.id, client.id, skill],
      ),
    ).rejects.toMatchObject({ constraint: 'endorsements_pair' })

    // Nobody leaves what is delivered, and an account that goes takes its name from a delivered plan.
    await world.db.query('update plans set delivered_at = now()')
    const { body: held } = await ask(`/invitations/${newcomer.invitation}`, { by: newcomer })
    expect(receivedInvitation.parse(held).may_leave).toBe(false)
    expect(await leave(newcomer.invitation, newcomer)).toMatchObject({
      status: 409,
      body: { code: 'project_step' },
    })
    await expect(
      world.db.query(`update invitations set status = 'ended' where id = $1`, [
        newcomer.invitation,
      ]),
    ).rejects.toMatchObject({ constraint: 'invitations_ended' })
    const { error } = await world.service.auth.admin.deleteUser(first.id)
    expect(error).toBeNull()
    expect(await world.db.query('select task from plan_tasks where done_by is not null')).toEqual(
      [],
    )
  })
})
