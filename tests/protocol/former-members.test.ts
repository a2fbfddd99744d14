import {
  endorsableList,
  feedbackList,
  type PlanDetail,
  planDetail,
  planHealth,
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
const FEEDBACK = { quality: 4, timeliness: 4, communication: 5, again: true, comment: 'Merci' }

type Plan = NonNullable<PlanDetail['plan']>

describe.each(SERVICE_ENGINES)('who left a team on %s', (engine) => {
  const world = worldOf(engine)
  let client: Person
  beforeAll(async () => {
    client = await world.signUp()
    await hireProfessionals(world.db)
  })
  afterEach(async () => {
    await world.db.query('delete from projects')
  })

  type Asked = { by?: Person; sent?: unknown; method?: string; language?: 'fr' | 'en' }
  const ask = (path: string, { by = client, sent, method, language = 'en' }: Asked = {}) =>
    askAdmin({ url: world.url, caller: by, language }, path, {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      ...(sent !== undefined && { sent }),
    })
  const team = async (id: string) => {
    const { team } = projectDetail.parse((await ask(`/projects/${id}`)).body)
    if (team === null) throw new Error('There is no team')
    return team
  }
  const seat = async (id: string, role: string) => {
    const found = (await team(id)).seats.find((one) => one.role === role)
    if (found === undefined) throw new Error(`The team has no ${role}`)
    return found
  }
  const plan = async (id: string): Promise<Plan> => {
    const { plan: made } = planDetail.parse((await ask(`/projects/${id}/plan`)).body)
    if (made === null) throw new Error('There is no plan')
    return made
  }
  const openSeat = async (id: string, role: string) =>
    (await seat(id, role)).invitations.find(({ status }) => status === 'open')
  const finish = (id: string, task: string | undefined, state = 'done') =>
    ask(`/projects/${id}/plan/tasks/${task}`, { sent: { state }, method: 'PATCH' })
  const deliver = async (id: string, milestone: string, by: Person) => {
    const path = `/projects/${id}/plan/milestones/${milestone}`
    await ask(`${path}/deliveries`, { by, sent: { note: 'Fait', link: '' } })
    return ask(`${path}/answer`, { sent: { version: 1, answer: 'accepted' } })
  }
  const subjectsTo = async ({ email }: { email: string }) =>
    (await world.mailbox(email)).map(({ subject }) => subject)

  /** Session of whoever is asked for a seat, who accepts it. */
  async function takeOver(id: string, role: string): Promise<Person> {
    const open = await openSeat(id, role)
    if (open === undefined) throw new Error('Nobody is asked')
    const { data } = await world.service.auth.admin.updateUserById(open.person.id, {
      password: PASSWORD,
    })
    const person = { id: open.person.id, email: data.user?.email ?? '', password: PASSWORD }
    const session = await signInAs(world, person)
    await ask(`/invitations/${open.id}/answer`, { by: session, sent: { answer: 'accepted' } })
    return session
  }
  async function staff() {
    const { id, members } = await staffProject(world, client)
    const [first, second] = members
    if (first === undefined || second === undefined) throw new Error('The team is too small')
    const sign = async (one: StaffedMember) => ({
      ...one,
      session: await signInAs(world, one),
      invitation:
        (await seat(id, one.role)).invitations.find(({ person }) => person.id === one.id)?.id ?? '',
    })
    return { id, first: await sign(first), second: await sign(second) }
  }
  const leave = ({ invitation, session }: { invitation: string; session: Person }) =>
    ask(`/invitations/${invitation}/departure`, { by: session, sent: { reason: 'Malade' } })
  const spread = ({ tasks }: Plan, role: string) =>
    new Set(tasks.filter((one) => one.role === role).map(({ milestone }) => milestone)).size
  const ownTasks = ({ tasks }: Plan, role: string) => tasks.filter((one) => one.role === role)

  test('the other members are told that somebody left, not why', async () => {
    const { id, first, second } = await staff()

    await leave(first)

    await eventually(async () =>
      expect(await subjectsTo(second)).toContain('Quelqu’un quitte votre équipe'),
    )
    expect(await subjectsTo(first)).not.toContain('Quelqu’un quitte votre équipe')
    const mail = (await world.mailbox(second.email)).find(({ subject }) =>
      subject.startsWith('Quelqu’un quitte'),
    )
    expect(mail?.text).toContain(`/dashboard/projects/${id}/room`)
    expect(mail?.text).not.toContain('Malade')
  })

  test('who did something gives and gets feedback once all is delivered; who did nothing does not', async () => {
    const { id, first, second } = await staff()
    const [done] = ownTasks(await plan(id), first.role)
    await finish(id, done?.id)
    await leave(first)
    await leave(second)
    const early = feedbackList.parse(
      (await ask(`/projects/${id}/feedback`, { by: first.session })).body,
    )
    const other = (await team(id)).seats.find(({ role }) => role !== first.role)
    expect(other?.role).toBe(second.role)
    const follower = await takeOver(id, second.role)
    const { milestones } = await plan(id)
    for (const { id: milestone } of milestones) await deliver(id, milestone, follower)

    const nothingDone = await ask(`/projects/${id}/feedback`, { by: second.session })
    const ofClient = feedbackList.parse((await ask(`/projects/${id}/feedback`)).body)
    const toGive = (await ask('/projects')).body as {
      id: string
      team: { plan: { feedback: number } }
    }[]
    const given = await ask(`/projects/${id}/feedback/${first.id}`, {
      sent: FEEDBACK,
      method: 'PUT',
    })
    const refused = await ask(`/projects/${id}/feedback/${second.id}`, {
      sent: FEEDBACK,
      method: 'PUT',
    })
    const received = await ask(`/projects/${id}/feedback/${client.id}`, {
      by: first.session,
      sent: FEEDBACK,
      method: 'PUT',
    })

    expect(early).toMatchObject({ delivered_at: null, is_open: false })
    expect(nothingDone).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    expect(ofClient.pairs.map(({ person }) => person.id).toSorted()).toEqual(
      [first.id, follower.id].toSorted(),
    )
    const pair = ofClient.pairs.find(({ person }) => person.id === first.id)
    expect(pair?.roles.map(({ id: role }) => role)).toEqual([first.role])
    expect(toGive.find((one) => one.id === id)?.team.plan.feedback).toBe(2)
    expect(given.status).toBe(200)
    expect(refused).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    expect(feedbackList.parse(received.body).pairs).toMatchObject([
      { person: { id: client.id }, is_client: true, is_revealed: true, received: { quality: 4 } },
    ])
    for (const path of ['plan', 'room'])
      expect((await ask(`/projects/${id}/${path}`, { by: first.session })).status).toBe(404)
    const toFeedback = async ({ invitation, session }: typeof first) =>
      receivedInvitation.parse((await ask(`/invitations/${invitation}`, { by: session })).body)
        .feedback_project_id
    expect([await toFeedback(first), await toFeedback(second)]).toEqual([id, null])
    await eventually(async () =>
      expect(await subjectsTo(first)).toContain('Un projet auquel vous avez travaillé est livré'),
    )
    expect(await subjectsTo(second)).not.toContain('Un projet auquel vous avez travaillé est livré')
  })

  test('a seat with no work left is asked of nobody, until there is some again', async () => {
    const { id, first } = await staff()
    const own = ownTasks(await plan(id), first.role)
    for (const { id: task } of own) await finish(id, task)

    await leave(first)

    const idle = await team(id)
    expect(idle.status).toBe('complete')
    const left = await seat(id, first.role)
    expect(left.is_needed).toBe(false)
    expect(left.invitations.map(({ status }) => status)).toEqual(['ended'])
    expect(await subjectsTo(client)).not.toContain('Une place de votre équipe reste vide')

    await finish(id, own.at(-1)?.id, 'todo')
    const asked = await seat(id, first.role)
    expect((await team(id)).status).toBe('inviting')
    expect(asked.is_needed).toBe(true)
    expect(asked.days).toBe(own.at(-1)?.days)
    expect(asked.invitations.map(({ status }) => status).toSorted()).toEqual(['ended', 'open'])
  })

  test('whoever takes over from a deleted account is asked for what is left, and not endorsed for what that account did', async () => {
    const { id, first, second } = await staff()
    const before = await plan(id)
    const both = [first, second].toSorted((a, b) => spread(before, b.role) - spread(before, a.role))
    const [gone, stays] = [both[0] ?? first, both[1] ?? second]
    const own = ownTasks(before, gone.role)
    const milestone = own[0]?.milestone ?? ''
    await deliver(id, milestone, stays.session)
    await world.service.auth.admin.deleteUser(gone.id)
    await eventually(async () => expect(await openSeat(id, gone.role)).toBeDefined())
    const open = own.filter((one) => one.milestone !== milestone)
    const days = (await seat(id, gone.role)).days
    const follower = await takeOver(id, gone.role)

    const path = `/projects/${id}/plan/milestones/${milestone}/endorsements`
    const people = endorsableList.parse((await ask(path)).body).map(({ person }) => person.id)
    const after = ownTasks(await plan(id), gone.role)

    expect(open.length).toBeGreaterThan(0)
    expect(days).toBe(open.reduce((sum, one) => sum + one.days, 0))
    expect(people).not.toContain(follower.id)
    expect(people).toEqual(
      before.tasks.some((one) => one.milestone === milestone && one.role === stays.role)
        ? [stays.id]
        : [],
    )
    expect(after.filter((one) => one.milestone === milestone)).toMatchObject(
      own
        .filter((one) => one.milestone === milestone)
        .map(() => ({ is_done_by_former: true, done_by: null })),
    )
    const [skill] = await world.db.query<{ skill_id: string; team_id: string }>(
      'select skill_id, team_id from user_skills, plans where user_id = $1 limit 1',
      [follower.id],
    )
    await expect(
      world.db.query(
        `insert into endorsements (team_id, milestone, person_id, author_id, skill_id, project_kind)
         values ($1, $2, $3, $4, $5, 'website')`,
        [skill?.team_id, milestone, follower.id, client.id, skill?.skill_id],
      ),
    ).rejects.toMatchObject({ constraint: 'endorsements_pair' })
  })

  test('after ten silent working days the client reads who stands ready, members do not', async () => {
    const { id, first, second } = await staff()
    const tasks = ownTasks(await plan(id), first.role)
    await finish(id, tasks[0]?.id, 'doing')
    await world.db.transaction(async (tx) => {
      await tx.query('alter table invitations disable trigger guard_invitation')
      await tx.query(
        `update invitations set created_at = created_at - interval '30 days',
        answered_at = answered_at - interval '30 days' where id = $1`,
        [first.invitation],
      )
      await tx.query('alter table invitations enable trigger guard_invitation')
      await tx.query('alter table plan_versions disable trigger guard_plan')
      await tx.query(`update plan_versions set
        input = jsonb_set(input, '{calendar,start}', to_jsonb((current_date - 30)::text))`)
      await tx.query('alter table plan_versions enable trigger guard_plan')
      await tx.query(`update plan_events set created_at = created_at - interval '30 days'`)
      await tx.query('update plan_tasks set started_on = started_on - 30 where task = $1', [
        tasks[0]?.id,
      ])
    })
    const [deputy] = await world.db.query<{ name: string }>(
      `select btrim(concat_ws(' ', first_name, last_name)) as name from team_seats join people on people.id = deputies[1]
        where role = $1`,
      [first.role],
    )
    const causes = async (by: Person) =>
      planHealth.parse((await ask(`/projects/${id}/plan/health`, { by })).body).causes

    const told = (await causes(client)).find(({ action }) => action === 'replace')
    const toMember = await causes(second.session)

    expect(told).toMatchObject({ level: 'act', role: first.role })
    expect(deputy?.name).not.toBe('')
    expect(told?.advice).toContain(deputy?.name)
    expect(toMember.filter(({ action }) => action === 'replace')).toEqual([])
    expect(JSON.stringify(toMember)).not.toContain(deputy?.name)
  })
})
