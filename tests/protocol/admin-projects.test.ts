import {
  type AdminProjectsPage,
  adminProjectDetail,
  adminProjectsPage,
  decisionRecord,
  type ProjectDetail,
  projectDetail,
  projectFigures,
  recordCheck,
  waiting,
} from '@podium/domain'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

const BRIEF =
  'Un site vitrine pour notre librairie, avec un design chaleureux et un agenda. Budget 20 000 €, à livrer dans six mois.'

/** Answers of a team's members, one a refusal, and a plan of which one milestone of two came in time. */
const PLANNED = `
  with answered as (
    update invitations set answered_at = now(),
      status = case when role = (select min(role) from invitations where team_id = $1 and status = 'open') then 'declined' else 'accepted' end
    where team_id = $1 and status = 'open' returning team_id
  ), earlier as (
    update projects set created_at = now() - interval '48 hours'
    from teams where teams.id = $1 and projects.id = project_id returning projects.id
  ), plan as (
    insert into plans (team_id, roles, milestones, start_on, finish_on, baseline_finish_on, delivered_at)
    values ($1, '[]', '[]', current_date - 9, current_date - 3, current_date - 3, now()) returning team_id
  ), task as (
    insert into plan_tasks (team_id, task, position, labels, role, milestone, days, start_on, finish_on,
      baseline_start_on, baseline_finish_on, remaining_days)
    select team_id, name, place, '{}', 'designer', name, 1, current_date - 9, current_date - 3, current_date - 9,
      current_date - 3, 1
    from plan, unnest(array['timely', 'late']) with ordinality as named (name, place)
  )
  insert into milestone_deliveries (team_id, milestone, version, note, created_at)
  select team_id, name, 1, 'Here', current_date - days
  from plan, (values ('timely', 4), ('late', 1)) as made (name, days)`

describe.each(SERVICE_ENGINES)('projects in the admin area on %s', (engine) => {
  const world = worldOf(engine)
  let admin: Person
  let client: Person
  let draft: ProjectDetail
  /** Project whose team was invited. */
  let invited: ProjectDetail
  let formation: string
  beforeAll(async () => {
    admin = await world.signUp({ role: 'admin' })
    client = await world.signUp({ complete: true })
    await hireProfessionals(world.db)
    draft = await make('/projects', { text: `Une application. ${BRIEF}` })
    const { id } = await make('/projects', { text: BRIEF })
    const formed = await make(`/projects/${id}/formations`, { budget: 19_000 })
    formation = String(formed.formation?.id)
    const kind = formed.formation?.teams[0]?.kind
    await make(`/projects/${id}/team`, { formation_id: formation, kind })
    invited = await make(`/projects/${id}/invitations`, {})
  })

  const make = async (path: string, sent: object) => {
    const caller = { url: world.url, caller: client }
    return projectDetail.parse((await askAdmin(caller, path, { method: 'POST', sent })).body)
  }
  const ask = (path: string, { by = admin, method = 'GET', language = 'fr' } = {}) =>
    askAdmin({ url: world.url, caller: by, language }, path, { method })
  const list = async (query = ''): Promise<AdminProjectsPage> =>
    adminProjectsPage.parse((await ask(`/admin/projects${query}`)).body)
  const ids = async (query: string) => (await list(query)).projects.map(({ id }) => id)
  const recordPath = () => `/admin/projects/${invited.id}/formations/${formation}`

  test('are listed by state, words and order, with how many there are of each', async () => {
    const all = await list()

    expect(all).toMatchObject({ total: 2, counts: { draft: 1, inviting: 1, stalled: 0 } })
    expect(all.projects).toMatchObject([
      {
        id: invited.id,
        state: 'inviting',
        client: { id: client.id, email: client.email },
        team: { seats: invited.team?.seats.length, accepted: 0, plan: null },
      },
      { id: draft.id, state: 'draft', is_stalled: false, team: null },
    ])
    expect(await ids('?state=draft')).toEqual([draft.id])
    expect(await ids('?sort=created_at')).toEqual([draft.id, invited.id])
    expect(await ids('?sort=title&per_page=1&page=2')).toEqual([draft.id])
    expect(await ids('?search=APPLICATION')).toEqual([draft.id])
    expect(await ids(`?search=${client.email}`)).toHaveLength(2)
    expect(await list('?search=%25')).toMatchObject({ total: 0, projects: [] })
  })

  test('wait for help where a seat cannot be filled; editors are told nothing of it', async () => {
    const editor = await world.signUp({ role: 'editor' })
    const waits = async (by: Person) =>
      waiting.parse((await ask('/admin/waiting', { by })).body).projects
    const set = (status: string) =>
      world.db.query('update teams set status = $2 where project_id = $1', [invited.id, status])
    expect(await waits(admin)).toBe(0)

    await set('incomplete')

    expect(await waits(admin)).toBe(1)
    expect(await waits(editor)).toBeNull()
    expect(await ids('?state=stalled')).toEqual([invited.id])
    expect((await list('?state=incomplete')).projects).toMatchObject([{ is_stalled: true }])
    await set('inviting')
  })

  test('are read whole by admins, and by nobody else', async () => {
    const editor = await world.signUp({ role: 'editor' })
    const read = adminProjectDetail.parse((await ask(`/admin/projects/${invited.id}`)).body)

    expect(read).toMatchObject({
      brief: { text: BRIEF, language: 'fr' },
      chosen: { id: invited.team?.id, status: 'inviting' },
      dissolved: [],
      formations: [{ id: formation, people: 12, is_shown: true, is_chosen: true }],
    })
    const other = adminProjectDetail.parse((await ask(`/admin/projects/${draft.id}`)).body)
    expect(other).toMatchObject({
      brief: { text: `Une application. ${BRIEF}` },
      chosen: null,
      dissolved: [],
      formations: [],
    })
    for (const path of ['', `/${invited.id}`, `/${invited.id}/formations/${formation}`]) {
      for (const by of [editor, client]) {
        expect(await ask(`/admin/projects${path}`, { by })).toMatchObject({
          status: 403,
          body: { code: 'not_admin' },
        })
      }
    }
    expect(await ask(`/admin/projects/${formation}`)).toMatchObject({ status: 404 })
  })

  test('have a decision record in words of the reader: what was asked, who was considered, why', async () => {
    const read = async (language: string) =>
      decisionRecord.parse((await ask(recordPath(), { language })).body)
    const french = await read('fr')
    const { record } = french
    const members = new Set(
      french.teams.flatMap((team) => team.members.map((one) => one.person.id)),
    )

    expect(french).toMatchObject({ asked: { budget: 19_000 }, budget: 19_000 })
    expect(french.roles.length).toBeGreaterThan(1)
    expect(record.market.people).toBe(12)
    expect(record.standings).toMatchObject({ member: members.size, excluded: 0, no_rate: 0 })
    expect(Object.values(record.standings).reduce((sum, count) => sum + count, 0)).toBe(12)
    expect(record.candidates).toHaveLength(12)
    expect(record.candidates.every(({ person }) => person.name !== null)).toBe(true)
    const sentences = ({ teams }: typeof french) =>
      teams.flatMap((team) => team.members.flatMap(({ reasons }) => reasons))
    expect(sentences(french).length).toBeGreaterThan(0)
    expect(sentences(await read('en'))).not.toEqual(sentences(french))
  })

  test('have a seat changed with a reason that the client reads, until somebody has accepted it', async () => {
    const override = (sent: object, by = admin) =>
      askAdmin({ url: world.url, caller: by }, `/admin/projects/${invited.id}/team/overrides`, {
        method: 'POST',
        sent,
      })
    const before = adminProjectDetail.parse((await ask(`/admin/projects/${invited.id}`)).body)
    const choice = before.deputies.find(({ people }) => people.length > 1)
    const seatOf = ({ chosen }: typeof before) =>
      chosen?.seats.find((seat) => seat.role === choice?.role)
    const [next, instead] = choice?.people ?? []
    const form = { role: choice?.role, instead: instead?.id, reason: 'On sick leave' }
    expect(await override(form, client)).toMatchObject({ status: 403 })
    expect(await override({ ...form, reason: ' ' })).toMatchObject({ status: 400 })
    expect(await override({ ...form, instead: client.id })).toMatchObject({ status: 404 })

    const after = adminProjectDetail.parse((await override(form)).body)

    const left = seatOf(before)?.invitations[0]?.person
    const elsewhere = await world.db.query('select from team_seats where $1 = any (deputies)', [
      left?.id,
    ])
    expect(elsewhere).toEqual([])
    expect(seatOf(after)).toMatchObject({
      person: { id: instead?.id },
      overrides: [
        { left: { id: left?.id }, instead: { id: instead?.id }, reason: 'On sick leave' },
      ],
    })
    expect(seatOf(after)?.invitations).toContainEqual(
      expect.objectContaining({ person: left, status: 'withdrawn' }),
    )
    expect(seatOf(after)?.invitations).toContainEqual(
      expect.objectContaining({ person: instead, status: 'open' }),
    )
    expect(after.deputies.find(({ role }) => role === form.role)?.people[0]).toEqual(next)
    const read = await askAdmin({ url: world.url, caller: client }, `/projects/${invited.id}`)
    expect(projectDetail.parse(read.body).team?.seats).toContainEqual(
      expect.objectContaining({ overrides: seatOf(after)?.overrides }),
    )
    const [entry] = await world.db.query<{ details: object }>(
      `select details from audit_log where action = 'project.override_seat' and target_id = $1`,
      [invited.id],
    )
    expect(entry?.details).toMatchObject({ left: left?.id, instead: instead?.id })

    await world.db.query(
      `update invitations set status = 'accepted', answered_at = now() where role = $1 and status = 'open'`,
      [form.role],
    )
    expect(await override({ ...form, instead: undefined })).toMatchObject({
      status: 409,
      body: { code: 'invitation_closed' },
    })
    await expect(
      world.db.query(
        `insert into seat_overrides (team_id, role, reason) values ($1, $2, 'Too late')`,
        [invited.team?.id, form.role],
      ),
    ).rejects.toMatchObject({ sqlState: '23514' })
  })

  test('have figures of a period: who is proposed, who accepts, what is on time; nothing is made up', async () => {
    const read = async (days = 30) =>
      projectFigures.parse((await ask(`/admin/projects/figures?days=${days}`)).body)
    const teams = invited.formation?.teams ?? []
    const proposed = new Set(teams.flatMap((team) => team.members.map(({ person }) => person.id)))
    const seats = invited.team?.seats.length ?? 0

    expect(await read()).toMatchObject({
      time_to_team: null,
      invitations: { accepted: 1, declined: 0, expired: 0, acceptance: 1 },
      milestones: null,
      exposure: {
        professionals: 13,
        proposed: proposed.size,
        places: proposed.size,
        newcomers: 1,
        chosen_newcomers: 1,
      },
    })

    await world.db.query(PLANNED, [invited.team?.id])
    const after = await read()

    expect(after).toMatchObject({
      time_to_team: { projects: 1, median_hours: 48, p90_hours: 48 },
      invitations: {
        accepted: seats - 1,
        declined: 1,
        expired: 0,
        acceptance: (seats - 1) / seats,
      },
      milestones: { due: 2, on_time: 1, share: 0.5 },
    })
    const people = after.exposure?.people ?? []
    expect(people.filter(({ chosen }) => chosen === 1)).toHaveLength(seats)
    expect(people.filter((one) => !one.is_newcomer)).toHaveLength(seats - 1)
    expect(people.filter((one) => one.proposed === 1)).toHaveLength(proposed.size)

    const [holder] = await world.db.query<{ person_id: string }>(
      `update project_proposals set proposed_at = proposed_at - interval '40 days'
       where person_id = (select person_id from team_seats where team_id = $1 limit 1) returning person_id`,
      [invited.team?.id],
    )
    const later = await read()
    expect(later.exposure).toMatchObject({
      proposed: proposed.size - 1,
      places: proposed.size - 1,
      people: expect.arrayContaining([
        expect.objectContaining({
          person: expect.objectContaining({ id: holder?.person_id }),
          proposed: 0,
          chosen: 1,
        }),
      ]),
    })
  })

  test('are formed again with the same bytes; a record that was changed is told as one', async () => {
    const again = async () =>
      recordCheck.parse((await ask(`${recordPath()}/again`, { method: 'POST' })).body)
    const same = await again()
    expect(same).toEqual({ same: true, recorded: same.again, again: same.again, differences: [] })

    await world.db.query(
      `update project_formations set record = jsonb_set(jsonb_set(record, '{result,teams,0,cost}', '1'),
         '{versions,form}', '0') where id = $1`,
      [formation],
    )

    const forged = await again()
    expect(forged).toMatchObject({ same: false, again: same.again })
    expect(forged.differences).toMatchObject([
      { part: 'version', name: 'form', was: '0' },
      { part: 'team', was: { cost: 1 }, left: [], joined: [] },
    ])
    expect(await ask(`${recordPath()}/again`, { method: 'POST', by: client })).toMatchObject({
      status: 403,
    })
  })
})
