import { ownWork, planDetail, proposalStandings } from '@podium/domain'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { type StaffedMember, signInAs, staffProject } from '@podium/testing/staff-project'
import { worldOf } from '@podium/testing/suite'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

/** Its first words are the project's title: what a calendar has to escape, and enough of it to be folded. */
const BRIEF =
  'Un site vitrine ; « librairie », café\\thé, été à Évreux. Avec un design chaleureux et un agenda. Budget 20 000 €, à livrer dans six mois. Pas besoin de boutique en ligne.'

describe.each(SERVICE_ENGINES)('one’s own work on %s', (engine) => {
  const world = worldOf(engine, { authRateLimits: true })
  let client: Person
  let staffed: StaffedMember | undefined
  let member: Person
  let project: string
  beforeAll(async () => {
    client = await world.signUp()
    await hireProfessionals(world.db)
    const { id, members } = await staffProject(world, client, { text: BRIEF })
    project = id
    staffed = members.find(({ role }) => role === 'developer') ?? members[0]
    if (staffed === undefined) throw new Error('Nobody is in the team')
    member = await signInAs(world, staffed)
    await eventually(async () => {
      expect(await world.db.query('select from plans')).toHaveLength(1)
    })
  })

  const ask = (path: string, by: Person, method = 'GET') =>
    askAdmin({ url: world.url, caller: by }, path, { method })
  const workOf = async (by: Person) => ownWork.parse((await ask('/own-work', by)).body)
  const addressOf = async (by: Person) =>
    ((await ask('/account/calendar', by, 'POST')).body as { address: string }).address

  test('a member sees their seat, what is due and the hours of each week; a stranger nothing', async () => {
    const { weeks, seats, tasks, milestones } = await workOf(member)

    expect(seats).toMatchObject([{ project_id: project, is_firm: true }])
    expect(tasks.length).toBeGreaterThan(0)
    expect(milestones.length).toBeGreaterThan(0)
    const { data } = await member
      .from('plan_tasks')
      .select('task')
      .eq('role', staffed?.role ?? '')
    expect(tasks.map(({ id }) => id).sort()).toEqual(data?.map(({ task }) => task).sort())
    const first = weeks.find(({ firm }) => firm > 0)
    const planned = seats[0]?.weeks.find(({ week }) => week === first?.week)
    expect(first).toMatchObject({
      firm: Math.round(planned?.hours ?? 0),
      tentative: 0,
      is_said: false,
    })
    const { body } = await ask(`/projects/${project}/plan`, member)
    const { plan } = planDetail.parse(body)
    const inPlan = plan?.roles.find(({ is_mine }) => is_mine)?.weeks ?? []
    const hours = (key: 'hours' | 'free') =>
      Object.fromEntries(inPlan.map((one) => [one.week, Math.round(one[key] ?? 0)]))
    // The plan's first week may begin later than on its Monday, and it ends with the last task.
    const whole = weeks.filter(({ week }) => inPlan.slice(1, -1).some((one) => one.week === week))
    expect(whole.length).toBeGreaterThan(0)
    for (const { week, firm, free } of whole)
      expect([firm, free]).toEqual([hours('hours')[week], hours('free')[week]])

    const none = await workOf(await world.signUp({ complete: true }))
    expect({ ...none, weeks: none.weeks.some(({ firm }) => firm > 0) }).toEqual({
      status: null,
      weeks: false,
      seats: [],
      tasks: [],
      milestones: [],
    })
  })

  test('what they say of a week counts for it, and an invitation is work that may come', async () => {
    const before = await workOf(member)
    // A week without public holidays, far enough to be without work.
    const at = before.weeks.findLastIndex(({ free }) => free === 35)
    const week = before.weeks[at]?.week ?? ''
    await member
      .from('availability_weeks')
      .insert({ person_id: member.id, week, hours: 7 })
      .throwOnError()
    const [offered] = await world.db.query<{ id: string }>(OFFER, [member.id, client.id, week])

    const { weeks, seats } = await workOf(member)

    expect(weeks[at]).toMatchObject({ free: 7, is_said: true, tentative: 14 })
    expect(seats.filter(({ is_firm }) => !is_firm)).toMatchObject([
      { invitation_id: offered?.id, project_id: null, weeks: [{ week, hours: 14 }] },
    ])
    await world.db.query(`delete from projects where title = 'Offered'`)
    const long = `insert into availability_weeks (person_id, week, hours, said_at) values ($1, $2, 7, now() - interval '29 days')`
    await member.from('availability_weeks').delete().eq('week', week).throwOnError()
    await world.db.query(long, [member.id, week])
    expect((await workOf(member)).weeks[at]).toMatchObject({ free: 35, is_said: false })
  })

  test('a calendar reads seats, deadlines and milestones at a secret address', async () => {
    const address = await addressOf(member)
    const answer = await fetch(address)
    const text = await answer.text()

    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toMatch(/^private/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = text.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
    const { seats, tasks, milestones } = await workOf(member)
    expect(events).toHaveLength(seats.length + tasks.length + milestones.length)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
    const [seat] = seats
    const found = events.find(({ uid }) => uid === `seat-${seat?.invitation_id}@podium`)
    expect(found?.summary).toContain(`Place\u202f: ${seat?.title}`)
    expect(seat?.title).toMatch(/ ; .*,.*\\/)
    expect([found?.startDate.toString(), found?.sequence]).toEqual([seat?.start, 2])
    const [task] = tasks
    const due = events.find(({ uid }) => uid.startsWith('task-') && uid.includes(`-${task?.id}@`))
    expect(due?.startDate.toString()).toBe(task?.due)
    expect(due?.endDate.toJSDate().getTime()).toBe(
      (due?.startDate.toJSDate().getTime() ?? 0) + 86_400_000,
    )
    expect(due?.component.getFirstPropertyValue('last-modified')).not.toBeNull()

    const again = await fetch(address, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect([again.status, again.headers.get('etag')]).toEqual([304, answer.headers.get('etag')])
    expect(await (await fetch(address)).text()).toBe(text)
  })

  test('a day later who was looked at learns whether they were proposed, or what would have changed it', async () => {
    const standingsOf = async (by: Person, method = 'GET') =>
      proposalStandings.parse((await ask('/standings', by, method)).body)
    const [left] = await world.db.query<{ id: string; email: string }>(
      `select professionals.id, email from professionals join auth.users using (id)
       where profession = 'developer' and not exists (select from project_formations
         where jsonb_path_exists(record, '$.result.teams[*].members[*].person ? (@ == $id)', jsonb_build_object('id', professionals.id)))
       order by 1 limit 1`,
    )
    if (left === undefined) throw new Error('Everybody is proposed')
    await world.service.auth.admin.updateUserById(left.id, { password: member.password })
    const outside = await signInAs(world, { ...left, password: member.password })

    expect(await standingsOf(outside, 'POST')).toEqual({ standings: [], can_ask: false })
    await world.db.query(`update project_formations set created_at = now() - interval '25 hours'`)
    expect(await standingsOf(member)).toEqual({ standings: [], can_ask: true })

    expect(await standingsOf(member, 'POST')).toMatchObject({
      standings: [{ kind: { fr: 'site web', en: 'website' }, is_proposed: true, changes: [] }],
      can_ask: false,
    })
    const { standings } = await standingsOf(outside, 'POST')
    expect(standings).toMatchObject([{ is_proposed: false }])
    expect(standings[0]?.facts.length).toBeGreaterThan(0)
    expect(standings[0]?.changes.length).toBeGreaterThan(0)
    const secrets = [project, client.id, member.id, 'librairie', '20', 'Ana', 'Bilal', 'Chloé']
    const words = JSON.stringify(standings.map(({ month: _, ...told }) => told))
    expect(secrets.filter((secret) => words.includes(secret))).toEqual([])
    expect(await standingsOf(client)).toEqual({ standings: [], can_ask: false })
  })

  test('nobody has more than five standings worked out in a day', async () => {
    const [left] = await world.db.query<{ id: string }>(
      `select id from professionals where profession = 'designer' and id <> $1 order by id limit 1`,
      [member.id],
    )
    const others = `
      with others as (insert into projects (client_id, title) select $1, 'Other' from generate_series(1, 5) returning id)
      insert into proposal_standings (person_id, project_id, month, kind, is_proposed)
      select $2, id, '2026-11-01', '{}', false from others`
    await world.db.query('delete from proposal_standings where person_id = $1', [left?.id])
    await world.db.query(`update project_formations set created_at = now() - interval '25 hours'`)
    const canAsk = async () => {
      const { data } = await world.service.auth.admin.updateUserById(String(left?.id), {
        password: member.password,
      })
      const one = await signInAs(world, {
        id: String(left?.id),
        email: data.user?.email ?? '',
        password: member.password,
      })
      return ((await ask('/standings', one)).body as { can_ask: boolean }).can_ask
    }

    expect(await canAsk()).toBe(true)
    await world.db.query(others, [client.id, left?.id])
    expect(await canAsk()).toBe(false)
    await world.db.query(`delete from projects where title = 'Other'`)
  })

  test('who wants none of a kind of project is not looked at for one; nobody else reads that', async () => {
    const preference = { person_id: member.id, kind: 'website', preference: 'never' }
    await member.from('project_preferences').insert(preference).throwOnError()
    const post = async (path: string, sent: object) =>
      (await askAdmin({ url: world.url, caller: client }, path, { method: 'POST', sent })).body as {
        id: string
      }

    const { id } = await post('/projects', { text: BRIEF })
    await post(`/projects/${id}/formations`, {})

    const pool = await world.db.query<{ has: boolean }>(
      `select record -> 'pool' -> 'people' ? $2 as has from project_formations where project_id = $1`,
      [id, member.id],
    )
    expect(pool).toEqual([{ has: false }])
    expect((await client.from('project_preferences').select('kind')).data).toEqual([])
    expect((await ask('/account/export', member)).body).toMatchObject({
      project_preferences: [{ kind: 'website', preference: 'never' }],
    })
    await member.from('project_preferences').delete().eq('kind', 'website').throwOnError()
    await world.db.query('delete from projects where id = $1', [id])
  })

  test('a new address ends the one before; the database and the export know none', async () => {
    const first = await addressOf(member)
    const second = await addressOf(member)
    const secret = second.slice(-'.ics'.length - 43, -'.ics'.length)

    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200])
    const rows = await world.db.query('select to_jsonb(calendar_feeds) as row from calendar_feeds')
    expect(JSON.stringify(rows)).not.toContain(secret)
    const { body } = await ask('/account/export', member)
    expect(body).toMatchObject({ calendar_feed: [{ read_at: expect.any(String) }] })
    expect(JSON.stringify(body)).not.toMatch(/token_hash/)
    expect((await ask('/account/calendar', member)).body).toMatchObject({
      read_at: expect.any(String),
    })

    await world.db.query(
      `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
      [member.id],
    )
    expect((await fetch(second)).status).toBe(404)
    await world.db.query('update auth.users set banned_until = null where id = $1', [member.id])
    await ask('/account/calendar', member, 'DELETE')
    expect((await fetch(second)).status).toBe(404)
    expect((await ask('/account/calendar', member)).body).toBeNull()
  })

  test('a feed that is asked for without a rest waits, whoever asks', async () => {
    const address = await addressOf(await world.signUp())
    const statuses = new Set<number>()
    for (let count = 0; count < 61; count += 1) statuses.add((await fetch(address)).status)

    expect([...statuses]).toEqual([200, 429])
  })

  test('a feed goes with its account', async () => {
    const leaving = await world.signUp()
    const address = await addressOf(leaving)

    await world.service.auth.admin.deleteUser(leaving.id)

    expect((await fetch(address)).status).toBe(404)
    expect(
      await world.db.query('select from calendar_feeds where person_id = $1', [leaving.id]),
    ).toEqual([])
  })
})

/** Invitation of a person ($1) to a seat of two days in a week ($3), in another project of a client ($2). */
const OFFER = `
  with market as (
    insert into formation_markets (hash, market) values (repeat('b', 64), '{}') returning hash
  ), project as (
    insert into projects (client_id, title) values ($2, 'Offered') returning id
  ), brief as (
    insert into project_briefs (project_id, version, text, read_on, analysis, scope)
    select id, 1, 'A brief', current_date, '{}', '{}' from project returning project_id
  ), formation as (
    insert into project_formations (project_id, brief_version, market_hash, asked, teams, record)
    select project_id, 1, hash, '{}', 1, '{}' from brief, market returning id, project_id
  ), team as (
    insert into teams (project_id, formation_id, kind, status, quality, cost, currency, start_on, finish_on)
    select project_id, id, 'speed', 'inviting', 1, 800, 'EUR', $3::date, $3::date + 4 from formation returning id
  ), seat as (
    insert into team_seats (team_id, role, labels, days, day_rates, start_on, finish_on)
    select id, 'design', '{"fr": "design", "en": "design"}', 2, '{400}', $3::date, $3::date + 4 from team
    returning team_id, role
  )
  insert into invitations (team_id, role, person_id, rank, day_rate, due_at)
  select team_id, role, $1, 0, 400, now() + interval '1 day' from seat returning id`
