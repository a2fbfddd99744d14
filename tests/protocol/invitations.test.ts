import {
  type ProjectDetail,
  projectDetail,
  type ReceivedInvitationDetail,
  receivedInvitation,
  receivedInvitations,
} from '@podium/domain'
import { type Person, SERVICE_ENGINES, startWorld, type World } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

const BRIEF =
  'Un site vitrine pour notre librairie, avec un design chaleureux et un agenda. Budget 20 000 €, à livrer dans six mois. Pas besoin de boutique en ligne.'
const PASSWORD = 'correct horse battery'
const HOUR_MS = 3_600_000

type Member = { client: SupabaseClient; token: string; email: string }
type Seat = NonNullable<ProjectDetail['team']>['seats'][number]

describe.each(SERVICE_ENGINES)('invitations on %s', (engine) => {
  let world: World
  let client: Person
  const members = new Map<string, Promise<Member>>()
  beforeAll(async () => {
    world = await startWorld(engine)
    client = await world.signUp()
    await hireProfessionals(world.db)
  })
  afterAll(() => world[Symbol.asyncDispose]())
  afterEach(async () => {
    await world.db.query('delete from projects')
  })

  /** Session of a hired professional. */
  async function signInAs(id: string): Promise<Member> {
    const { data } = await world.service.auth.admin.updateUserById(id, { password: PASSWORD })
    const email = data.user?.email ?? ''
    const own = createClient(world.url, world.anonKey, { auth: { persistSession: false } })
    const { data: session, error } = await own.auth.signInWithPassword({
      email,
      password: PASSWORD,
    })
    if (error) throw error
    return { client: own, token: session.session.access_token, email }
  }
  function member(id: string | undefined): Promise<Member> {
    if (id === undefined) throw new Error('Nobody is asked')
    const known = members.get(id) ?? signInAs(id)
    members.set(id, known)
    return known
  }

  const ask = (path: string, { by = client, ...sent }: { by?: Person | string } & Sent = {}) =>
    askAdmin({ url: world.url, caller: by, language: 'fr' }, path, {
      method: sent.method ?? (sent.sent === undefined ? 'GET' : 'POST'),
      ...(sent.sent !== undefined && { sent: sent.sent }),
    })
  type Sent = { method?: string; sent?: unknown }
  const post = async (path: string, sent: unknown = {}, by: Person = client) =>
    projectDetail.parse((await ask(path, { sent, by })).body)

  async function chooseTeam({ id, formation }: ProjectDetail, kind?: string, by?: Person) {
    const team = formation?.teams.find((one) => one.kind === kind) ?? formation?.teams[0]
    return post(`/projects/${id}/team`, { formation_id: formation?.id, kind: team?.kind }, by)
  }
  async function chooseNext(by = client): Promise<ProjectDetail> {
    const { id } = await post('/projects', { text: BRIEF }, by)
    return chooseTeam(await post(`/projects/${id}/formations`, {}, by), 'economy', by)
  }
  async function inviteTeam(): Promise<ProjectDetail> {
    const { id } = await chooseNext()
    return post(`/projects/${id}/invitations`)
  }
  const project = async (id: string) => projectDetail.parse((await ask(`/projects/${id}`)).body)
  const openOf = (seat: Seat | undefined) =>
    seat?.invitations.find(({ status }) => status === 'open' || status === 'accepted')
  const seatsOf = ({ team }: ProjectDetail) => team?.seats ?? []

  async function answer(seat: Seat | undefined, sent: object = { answer: 'accepted' }) {
    const invitation = openOf(seat)
    const { token } = await member(invitation?.person.id)
    return ask(`/invitations/${invitation?.id}/answer`, { by: token, sent })
  }
  const detail = async (seat: Seat | undefined): Promise<ReceivedInvitationDetail> => {
    const invitation = openOf(seat)
    const { token } = await member(invitation?.person.id)
    const { body } = await ask(`/invitations/${invitation?.id}`, { by: token })
    return receivedInvitation.parse(body)
  }
  const subjectsTo = async (email: string) =>
    (await world.mailbox(email)).map(({ subject }) => subject)
  const makeOverdue = (id: string | undefined) =>
    world.db.query(
      `update invitations set created_at = created_at - interval '4 days', due_at = due_at - interval '4 days'
        where id = $1`,
      [id],
    )

  test('everybody in the chosen team is asked, and reads the brief, the terms and first names', async () => {
    const { id } = await post('/projects', { text: BRIEF })
    const chosen = await chooseTeam(await post(`/projects/${id}/formations`), 'economy')
    expect(seatsOf(chosen).flatMap(({ invitations }) => invitations)).toEqual([])

    const invited = await post(`/projects/${id}/invitations`)

    const seats = seatsOf(invited)
    const [first] = seats
    const { email, token, client: own } = await member(first?.person?.id)
    expect(invited.team?.status).toBe('inviting')
    expect(seats.map((seat) => openOf(seat)?.person.id)).toEqual(seats.map((one) => one.person?.id))
    const hours = (Date.parse(openOf(first)?.due_at ?? '') - Date.now()) / HOUR_MS
    expect(hours).toBeGreaterThan(71)
    expect(hours).toBeLessThanOrEqual(72)
    const received = await detail(first)
    expect(received).toMatchObject({
      status: 'open',
      brief: BRIEF,
      days: first?.days,
      day_rate: first?.day_rate,
      role: first?.labels,
      team: { length: seats.length },
    })
    expect(received.team.filter(({ is_me }) => is_me)).toHaveLength(1)
    expect(JSON.stringify(received.team)).not.toMatch(/Developer|Designer|Manager/)
    const mail = await eventually(async () => {
      const [newest] = await world.mailbox(email)
      if (newest === undefined) throw new Error('No mail yet')
      return newest
    })
    expect(mail).toMatchObject({ subject: 'Une équipe vous attend', language: 'fr' })
    expect(mail.text).toContain(`/dashboard/invitations?invitation=${openOf(first)?.id}`)

    // Rows: one's own for the invited person, all for the client; nobody else's.
    const { data: rows } = await own.from('invitations').select('id')
    expect(rows).toEqual([{ id: openOf(first)?.id }])
    const { data: seen } = await client.from('invitations').select('id')
    expect(seen).toHaveLength(seats.length)
    const { data: title } = await own.from('projects').select('id')
    expect(title).toEqual([{ id }])
    const other = openOf(seats[1])
    const stranger = await world.signUp()
    for (const by of [token, stranger, client]) {
      expect(await ask(`/invitations/${other?.id}`, { by })).toMatchObject({ status: 404 })
      const sent = { answer: 'accepted' }
      expect(await ask(`/invitations/${other?.id}/answer`, { by, sent })).toMatchObject({
        status: 404,
        body: { code: 'invitation_not_found' },
      })
    }
    expect(
      await ask(`/projects/${id}/invitations`, { by: stranger, method: 'POST' }),
    ).toMatchObject({ status: 404 })
    expect(await ask(`/projects/${id}/invitations`, { method: 'POST' })).toMatchObject({
      status: 409,
      body: { code: 'project_step' },
    })
  })

  test('one declines, a deputy steps in on their own terms, everybody accepts: the team is complete', async () => {
    const invited = await inviteTeam()
    const [first, ...others] = seatsOf(invited)

    const declined = await answer(first, { answer: 'declined', reason: 'Déjà pris' })
    const now = await project(invited.id)
    const [seat] = seatsOf(now)
    const deputy = openOf(seat)

    expect(declined.body).toMatchObject({ status: 'declined', brief: null, team: [] })
    expect(seat?.invitations).toMatchObject([
      { person: { id: first?.person?.id }, status: 'declined', reason: 'Déjà pris' },
      { status: 'open' },
    ])
    expect(deputy?.person.id).not.toBe(first?.person?.id)
    expect(deputy?.day_rate).not.toBe(seat?.day_rate)
    expect(seat?.deputies).toBe((first?.deputies ?? 0) - 1)
    const dearer = ((deputy?.day_rate ?? 0) - (seat?.day_rate ?? 0)) * (seat?.days ?? 0)
    expect(now.team?.cost).toBeCloseTo((invited.team?.cost ?? 0) + dearer, 2)

    // All at once: exactly one of them completes the team.
    const answers = await Promise.all([seat, ...others].map((one) => answer(one)))
    const complete = await project(invited.id)
    const again = await answer(others[0])
    const anew = await ask(`/projects/${invited.id}/team/anew`, { method: 'POST' })

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(complete.team?.status).toBe('complete')
    expect(again).toMatchObject({ status: 409, body: { code: 'invitation_closed' } })
    expect(anew).toMatchObject({ status: 409, body: { code: 'project_step' } })
    expect((await detail(others[0])).team.every(({ has_accepted }) => has_accepted)).toBe(true)
    await eventually(async () => {
      expect((await subjectsTo(client.email)).toSorted()).toEqual([
        'Un suppléant est invité',
        'Votre équipe est au complet',
      ])
      const { email } = await member(deputy?.person.id)
      expect(await subjectsTo(email)).toContain('Votre équipe est au complet')
    })
    const { body: exported } = await ask('/account/export', {
      by: (await member(first?.person?.id)).token,
    })
    expect(exported).toMatchObject({ invitations: [{ status: 'declined', reason: 'Déjà pris' }] })
    const entries = await world.db.query<{ action: string }>(
      'select action from audit_log where target_id = $1 order by id',
      [invited.id],
    )
    expect(entries.map(({ action }) => action).slice(0, 3)).toEqual([
      'project.invite',
      'project.decline_invitation',
      'project.accept_invitation',
    ])
  })

  test('nobody answers after the time is over; the clock then asks the deputy', async () => {
    const invited = await inviteTeam()
    const [first] = seatsOf(invited)
    await makeOverdue(openOf(first)?.id)

    const received = await detail(first)
    const late = await answer(first)
    await expect(
      world.db.query(
        `update invitations set status = 'accepted', answered_at = now() where id = $1`,
        [openOf(first)?.id],
      ),
      // The clock, which goes on meanwhile, may have closed it.
    ).rejects.toMatchObject({
      constraint: expect.stringMatching(/^invitations_(in_time|answered_once)$/),
    })

    expect(received).toMatchObject({ status: 'expired', brief: null })
    expect(late).toMatchObject({ status: 409, body: { code: 'invitation_closed' } })
    await eventually(async () => {
      const [seat] = seatsOf(await project(invited.id))
      expect(seat?.invitations).toMatchObject([{ status: 'expired' }, { status: 'open' }])
    })
  })

  test('an answer that is stored when the time is just over is refused as a late one', async () => {
    const [first] = seatsOf(await inviteTeam())
    await member(openOf(first)?.person.id)
    await world.db.query(`create function answer_slowly() returns trigger language plpgsql as
      $$ begin perform pg_sleep(extract(epoch from old.due_at - clock_timestamp()) + 0.01); return new; end $$`)
    await world.db.query(`create trigger answer_slowly before update on invitations for each row
      when (new.status = 'accepted') execute function answer_slowly()`)
    await world.db.query(
      `update invitations set due_at = clock_timestamp() + interval '1 second' where id = $1`,
      [openOf(first)?.id],
    )

    const late = await answer(first)

    expect(late).toMatchObject({ status: 409, body: { code: 'invitation_closed' } })
    await world.db.query('drop function answer_slowly cascade')
  })

  test('a team that cannot be settled keeps no other one waiting', async () => {
    const invited = [await inviteTeam(), await inviteTeam()]
    const [broken, other] = await world.db.query<{ id: string; project_id: string }>(
      `select id, project_id from teams where project_id = any($1) order by id`,
      [invited.map(({ id }) => id)],
    )
    await world.db.query(
      `create function break_expiry() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
    )
    await world.db.query(
      `create trigger broken before update on invitations for each row
        when (new.team_id = '${broken?.id}' and new.status = 'expired') execute function break_expiry()`,
    )
    const first = async (id: string | undefined) => seatsOf(await project(String(id)))[0]
    for (const team of [broken, other]) await makeOverdue(openOf(await first(team?.project_id))?.id)

    await eventually(async () =>
      expect((await first(other?.project_id))?.invitations[0]?.status).toBe('expired'),
    )
    await world.db.query('drop function break_expiry cascade')
    await eventually(async () =>
      expect((await first(broken?.project_id))?.invitations[0]?.status).toBe('expired'),
    )
  })

  test('who has not answered is reminded once, a day before; who said long ago when they are free is asked again', async () => {
    const [first, second] = seatsOf(await inviteTeam())
    const people = await Promise.all([first, second].map((seat) => member(openOf(seat)?.person.id)))
    const expireIn = (hours: number, seat: Seat | undefined) =>
      world.db.query(
        `update invitations set due_at = now() + $1 * interval '1 hour' where id = $2`,
        [hours, openOf(seat)?.id],
      )
    const say = (seat: Seat | undefined, week: string, daysAgo: number) =>
      world.db.query(
        `insert into availability_weeks (person_id, week, hours, said_at)
         values ($1, $2, 14, now() - $3 * interval '1 day')`,
        [openOf(seat)?.person.id, week, daysAgo],
      )
    const reminders = () =>
      Promise.all(
        people.map(async ({ email }) =>
          (await subjectsTo(email)).filter((subject) => /expire dans|encore justes/.test(subject)),
        ),
      )
    const [asked, expiring] = [
      'Vos disponibilités sont-elles encore justes\u202f?',
      'Votre invitation expire dans 24 heures',
    ]
    // Whose account is banned is asked nothing.
    const silent = await world.signUp({ complete: true })
    await world.db.query(
      `with banned as (update auth.users set banned_until = '2099-01-01' where id = $1 returning id),
         free as (update professionals set availability_status = 'available' where id = $1)
       insert into availability_weeks (person_id, week, hours, said_at)
       select id, '2099-01-05', 14, now() - interval '29 days' from banned`,
      [silent.id],
    )
    await say(first, '2099-01-05', 29)
    await say(second, '2099-01-05', 29)
    await say(second, '2099-01-12', 1)
    await expireIn(23, first)
    await expireIn(25, second)
    await eventually(async () => expect((await reminders())[0]?.sort()).toEqual([asked, expiring]))

    await expireIn(24, second)

    await eventually(async () => expect((await reminders())[1]).toEqual([expiring]))
    expect((await reminders())[0]).toHaveLength(2)
    expect(await subjectsTo(silent.email)).not.toContain(asked)
    await world.db.query('delete from availability_weeks')
  })

  test('of an answer and a withdrawal at once one counts', async () => {
    const invited = await inviteTeam()
    const [first, second] = seatsOf(invited)
    const withdrawal = (seat: Seat | undefined) =>
      ask(`/projects/${invited.id}/invitations/${openOf(seat)?.id}/withdrawal`, { method: 'POST' })
    await Promise.all([member(openOf(first)?.person.id), member(openOf(second)?.person.id)])

    const accepted = await Promise.all([answer(first), answer(first)])
    const [answered, withdrawn] = await Promise.all([answer(second), withdrawal(second)])
    const late = await withdrawal(first)

    expect(accepted.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect([answered.status, withdrawn.status].toSorted()).toEqual([200, 409])
    expect(late).toMatchObject({ status: 409, body: { code: 'invitation_closed' } })
    const seat = seatsOf(await project(invited.id))[1]
    expect(seat?.invitations.map(({ status }) => status)).toEqual(
      answered.status === 200 ? ['accepted'] : ['withdrawn', 'open'],
    )
  })

  test('nobody takes back an invitation, or has a member replaced, of another client’s project through their own', async () => {
    const rival = await world.signUp()
    const { id } = await chooseNext(rival)
    await post(`/projects/${id}/invitations`, {}, rival)
    const invited = await inviteTeam()
    const [first] = seatsOf(invited)
    const path = `/projects/${id}/invitations/${openOf(first)?.id}`

    const withdrawal = await ask(`${path}/withdrawal`, { by: rival, method: 'POST' })
    const accepted = await answer(first)
    const departure = await ask(`${path}/departure`, { by: rival, sent: { reason: 'Non' } })

    expect(accepted.status).toBe(200)
    for (const refused of [withdrawal, departure])
      expect(refused).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } })
    expect(openOf(seatsOf(await project(invited.id))[0])?.status).toBe('accepted')
  })

  test('a deputy whose account is banned is passed over', async () => {
    const invited = await inviteTeam()
    const [first] = seatsOf(invited)
    const [seat] = await world.db.query<{ deputies: string[] }>(
      'select deputies from team_seats where team_id = (select id from teams where project_id = $1) and role = $2',
      [invited.id, first?.role],
    )
    const [banned, next] = seat?.deputies ?? []
    const ban = (until: string | null) =>
      world.db.query('update auth.users set banned_until = $2 where id = $1', [banned, until])
    await ban('2099-01-01')

    await answer(first, { answer: 'declined' })

    expect(next).toBeDefined()
    expect(openOf(seatsOf(await project(invited.id))[0])?.person.id).toBe(next)
    await ban(null)
  })

  test('teams are formed anew around who has accepted, and where nobody is left for a seat that is said', async () => {
    const invited = await inviteTeam()
    const [first, second] = seatsOf(invited)
    await answer(second)
    await answer(first, { answer: 'declined' })
    const [waiting] = seatsOf(await project(invited.id))
    const kept = openOf(second)?.person.id
    const { token, email } = await member(openOf(waiting)?.person.id)

    const anew = await post(`/projects/${invited.id}/team/anew`)

    const teams = anew.formation?.teams ?? []
    const people = teams.map(({ members: all }) => all.map(({ person }) => person.id))
    expect(anew.step).toBe('choose')
    expect(teams.length).toBeGreaterThan(0)
    expect(people.every((ids) => ids.includes(kept ?? ''))).toBe(true)
    expect(people.flat()).not.toContain(first?.person?.id)
    expect(await detail(second)).toMatchObject({ status: 'held', brief: null })
    expect(receivedInvitations.parse((await ask('/invitations', { by: token })).body)).toEqual([
      expect.objectContaining({ status: 'withdrawn' }),
    ])
    await eventually(async () =>
      expect(await subjectsTo(email)).toContain('Votre invitation n’est plus d’actualité'),
    )

    // Who has accepted is not asked again.
    const chosen = await chooseTeam(anew)
    let now = await post(`/projects/${invited.id}/invitations`)
    const seat = () => seatsOf(now).find(({ role }) => role === first?.role)
    const seatKept = seatsOf(now).find(({ role }) => role === second?.role)
    expect(chosen.team?.status).toBe('chosen')
    expect(seatKept?.invitations).toMatchObject([{ status: 'accepted', person: { id: kept } }])
    const list = await ask('/invitations', { by: (await member(kept)).token })
    expect(receivedInvitations.parse(list.body)).toEqual([
      expect.objectContaining({ status: 'accepted' }),
    ])

    while (openOf(seat()) !== undefined) {
      await answer(seat(), { answer: 'declined' })
      now = await project(invited.id)
    }
    expect(now.team?.status).toBe('incomplete')
    await eventually(async () =>
      expect(await subjectsTo(client.email)).toContain('Une place de votre équipe reste vide'),
    )
  })

  test('a project that its client deletes is over for whom it asked', async () => {
    const { id, ...invited } = await inviteTeam()
    const [first] = seatsOf({ id, ...invited })
    const { token, email } = await member(openOf(first)?.person.id)
    const before = (await subjectsTo(email)).filter((one) => /actualité/.test(one)).length

    await ask(`/projects/${id}`, { method: 'DELETE' })

    expect((await ask('/invitations', { by: token })).body).toEqual([])
    await eventually(async () => {
      const subjects = await subjectsTo(email)
      expect(subjects.filter((one) => /actualité/.test(one))).toHaveLength(before + 1)
    })
  })

  test('two projects that ask the same person at once count one after the other', async () => {
    const seat = seatsOf(await inviteTeam())[0]
    const person = openOf(seat)?.person.id
    await inviteTeam()
    const clients = [client, await world.signUp()]
    const chosen = await Promise.all(clients.map(chooseNext))
    await world.db.query(
      'update team_seats set person_id = $1 where role = $2 and team_id = any ($3)',
      [person, seat?.role, chosen.map(({ team }) => team?.id)],
    )

    const invited = await Promise.all(
      chosen.map(({ id }, index) =>
        ask(`/projects/${id}/invitations`, { sent: {}, by: clients[index] ?? client }),
      ),
    )

    expect(invited.map(({ status }) => status)).toEqual([200, 200])
    const asked = invited
      .flatMap(({ body }) => seatsOf(projectDetail.parse(body)))
      .filter(({ role }) => role === seat?.role)
      .map((one) => openOf(one)?.person.id)
    expect(asked.filter((id) => id === person)).toHaveLength(1)
    expect(asked).not.toContain(undefined)
  })

  test('who has three open invitations is not asked; who leaves Podium makes room for a deputy', async () => {
    const busy = await inviteTeam()
    const person = openOf(seatsOf(busy)[0])?.person.id
    const more = [await inviteTeam(), await inviteTeam()]
    const asked = more.map((one) => openOf(seatsOf(one)[0])?.person.id)
    expect(asked).toEqual([person, person])
    const { id } = await post('/projects', { text: BRIEF })
    const { team } = await chooseTeam(await post(`/projects/${id}/formations`), 'economy')
    await world.db.query('update team_seats set person_id = $2 where team_id = $1 and role = $3', [
      team?.id,
      person,
      seatsOf(busy)[0]?.role,
    ])
    const fourth = await post(`/projects/${id}/invitations`)
    expect(openOf(seatsOf(fourth)[0])?.person.id).not.toBe(person)
    await expect(
      world.db.query(
        `insert into invitations (team_id, role, person_id, rank, day_rate, due_at)
         select team_id, role, $2, 3, 1, now() + interval '1 hour' from team_seats where team_id = $1 limit 1`,
        [team?.id, person],
      ),
    ).rejects.toMatchObject({ constraint: 'invitations_at_most_3_open' })

    for (const seat of seatsOf(busy)) await answer(seat)
    expect((await project(busy.id)).team?.status).toBe('complete')
    await world.service.auth.admin.deleteUser(person ?? '')
    await eventually(async () => {
      const { team: reopened } = await project(busy.id)
      expect(reopened).toMatchObject({ status: 'inviting' })
      expect(openOf(reopened?.seats[0])?.status).toBe('open')
    })
    await expect(
      world.db.query(`update teams set status = 'complete' where project_id = $1`, [busy.id]),
    ).rejects.toMatchObject({ constraint: 'teams_complete' })
    await expect(
      world.db.query(`update teams set status = 'dissolved' where project_id = $1`, [busy.id]),
    ).rejects.toMatchObject({ constraint: 'teams_dissolved' })
  })
})
