import {
  newTeamShare,
  projectDetail,
  type SharedTeam,
  sharedTeam,
  teamShares,
} from '@podium/domain'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

const BRIEF =
  'Un site vitrine pour la librairie Tournepage, avec un design chaleureux et un agenda. Budget 20 000 €, à livrer dans six mois.'
/** Facts that identify a person: none of them may be told. */
const IDENTITY = `
  select unnest(array[people.id::text, first_name, last_name, city, avatar_url, email::text]) as text
  from people join auth.users using (id)`

describe.each(SERVICE_ENGINES)('teams shared by link on %s', (engine) => {
  const world = worldOf(engine, { authRateLimits: true })
  let client: Person
  let project: string
  let formation: string
  beforeAll(async () => {
    client = await world.signUp()
    await hireProfessionals(world.db)
    await world.db.query(
      `update people set first_name = 'F' || md5(id::text), last_name = 'L' || md5('l' || id),
         city = 'C' || md5('c' || id), avatar_url = '/storage/v1/object/public/avatars/' || id || '/p.webp'`,
    )
    await world.db.query(
      `insert into follows (follower_id, followed_id) select one.id, other.id
       from professionals as one, professionals as other where one.id <> other.id`,
    )
    ;({ id: project } = await detail('/projects', { text: BRIEF }))
    formation = (await form()).id
  })

  const ask = (path: string, sent?: object, { by = client, method = 'POST' } = {}) =>
    askAdmin({ url: world.url, caller: by }, path, {
      method: sent === undefined && method === 'POST' ? 'GET' : method,
      ...(sent !== undefined && { sent }),
    })
  const detail = async (path: string, sent?: object) =>
    projectDetail.parse((await ask(path, sent)).body)
  const form = async (asked: object = {}) => {
    const formed = await detail(`/projects/${project}/formations`, asked)
    if (formed.formation === null) throw new Error('No team is possible')
    return formed.formation
  }
  const proposed = (kind = 'excellence') => ({ formation_id: formation, kind })
  const share = async (sent: object = {}) => {
    const form = { proposed: proposed(), title: 'Notre site', note: '', with_cost: true }
    const answer = await ask(`/projects/${project}/shares`, { ...form, ...sent })
    const made = newTeamShare.parse(answer.body)
    return { ...made, secret: new URL(made.address).hash.slice(1) }
  }
  const open = (secret: string) =>
    fetch(`${world.url}/api/shared-team`, { method: 'POST', body: JSON.stringify({ secret }) })
  const opened = async (secret: string) => sharedTeam.parse(await (await open(secret)).json())
  const shares = async () => teamShares.parse((await ask(`/projects/${project}/shares`)).body)
  const revoke = (id: string, by = client) =>
    ask(`/projects/${project}/shares/${id}`, undefined, { by, method: 'DELETE' })

  test('whoever has the address sees the team, and nobody who is in it', async () => {
    const { address, secret } = await share({ note: 'Qu’en dis-tu ?' })
    const answer = await open(secret)
    const text = await answer.text()
    const team = sharedTeam.parse(JSON.parse(text))

    expect(address).toMatch(/\/shared-team#[\w-]{43}$/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const { formation: shown } = await detail(`/projects/${project}`)
    const proposal = shown?.teams.find(({ kind }) => kind === 'excellence')
    expect(team).toMatchObject({
      title: 'Notre site',
      note: 'Qu’en dis-tu ?',
      quality: proposal?.quality,
      coverage: proposal?.coverage,
      start: proposal?.start,
      finish: proposal?.finish,
      cost: { total: proposal?.cost, currency: 'EUR', budget: 20_000 },
    })
    expect(team.seats.map(({ labels, days }) => [labels, days])).toEqual(
      proposal?.members.map(({ role_labels, days }) => [role_labels, days]),
    )
    expect(team.seats.every(({ reasons }) => reasons.fr.length > 0)).toBe(true)
    const identities = await world.db.query<{ text: string | null }>(IDENTITY)
    expect(identities.length).toBeGreaterThan(60)
    expect(identities.filter((one) => one.text !== null && text.includes(one.text))).toEqual([])
    expect(text).not.toContain('Tournepage')
    expect(text).not.toContain(project)
    // The client's own screen names them, so that the comparison can fail.
    expect(JSON.stringify(shown)).toContain(proposal?.members[0]?.person.id)
  })

  test('without cost and budget there is no amount, in either language', async () => {
    const { secret } = await share({ with_cost: false })
    const team = await opened(secret)

    expect(team.cost).toBeNull()
    expect(JSON.stringify(team)).not.toMatch(/€|EUR|20.000/)
    expect(JSON.stringify(await opened((await share()).secret))).toMatch(/€20,000/)
  })

  test('of a team of one there is no amount either: with the days it would tell a rate', async () => {
    type Kept = { record: { result: { teams: { members: object[] }[] } } }
    const [kept] = await world.db.query<Kept>(
      'select record from project_formations where id = $1',
      [formation],
    )
    const store = (record: object | undefined) =>
      world.db.query('update project_formations set record = $2 where id = $1', [
        formation,
        JSON.stringify(record),
      ])
    const alone = structuredClone(kept?.record)
    for (const team of alone?.result.teams ?? []) team.members.splice(1)
    await store(alone)

    const team = await opened((await share()).secret)

    await store(kept?.record)
    expect(team).toMatchObject({ cost: null, seats: { length: 1 } })
    expect(JSON.stringify(team)).not.toMatch(/€|EUR|20.000/)
  })

  test('a link is revoked by its client alone, and says then what an unknown one says', async () => {
    const { id, secret } = await share()
    const stranger = await world.signUp()
    const others = [
      await ask(`/projects/${project}/shares`, undefined, { by: stranger }),
      await revoke(id, stranger),
      await ask(
        `/projects/${project}/shares`,
        { proposed: proposed(), title: 'x', note: '', with_cost: true },
        { by: stranger },
      ),
    ]
    expect(others).toMatchObject(
      Array(3).fill({ status: 404, body: { code: 'project_not_found' } }),
    )
    expect((await open(secret)).status).toBe(200)

    expect((await revoke(id)).status).toBe(200)

    const [revoked, unknown] = [await open(secret), await open('A'.repeat(43))]
    expect([revoked.status, await revoked.text()]).toEqual([404, await unknown.text()])
    expect((await shares()).map((one) => one.id)).not.toContain(id)
    expect((await revoke(id)).status).toBe(200)
    expect((await open('short')).status).toBe(400)
  })

  test('the client sees what each link shows and when it was last read, never an address', async () => {
    const { id, secret } = await share({ title: 'Lu' })
    const ofIt = async () => (await shares()).find((one) => one.id === id)
    expect(await ofIt()).toMatchObject({ read_at: null, shows: { title: 'Lu' } })

    await open(secret)

    expect((await ofIt())?.read_at).toEqual(expect.any(String))
    const kept = await world.db.query('select to_jsonb(team_shares) as row from team_shares')
    expect(JSON.stringify([kept, await shares()])).not.toContain(secret)
    const { body } = await ask('/account/export')
    expect(body).toMatchObject({
      team_shares: expect.arrayContaining([expect.objectContaining({ id })]),
    })
    expect(JSON.stringify(body)).not.toMatch(/token_hash|[0-9a-f]{64}/)
    const { events } = (await ask('/account/security-events')).body as {
      events: { event: string; method: string; ip: string }[]
    }
    expect(events[0]).toMatchObject({ event: 'secret_address', method: 'team', ip: '127.0.0.1' })
  })

  test('a link shows its team as it was, whatever is formed afterwards; teams of before are not shared', async () => {
    const { secret } = await share()
    const before = await opened(secret)
    const old = proposed()
    formation = (await form({ budget: 13_000 })).id

    expect(await opened(secret)).toEqual(before)
    expect(
      await ask(`/projects/${project}/shares`, {
        proposed: old,
        title: 'x',
        note: '',
        with_cost: true,
      }),
    ).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('the chosen team is shared as well, without reasons where somebody else has the role by now', async () => {
    const sent = { title: 'Choisie', note: '', with_cost: true }
    expect(await ask(`/projects/${project}/shares`, sent)).toMatchObject({
      status: 409,
      body: { code: 'project_step' },
    })
    await detail(`/projects/${project}/team`, proposed('economy'))
    const withReasons = await share({ proposed: undefined })
    const { team } = await detail(`/projects/${project}`)
    const [first, second] = team?.seats ?? []
    // Another person by an admin, before anybody is asked; then a deputy after a refusal.
    const admin = await world.signUp({ role: 'admin' })
    const instead = { role: first?.role, reason: 'En congé' }
    await ask(`/admin/projects/${project}/team/overrides`, instead, { by: admin })
    const overridden = await share({ proposed: undefined })
    await detail(`/projects/${project}/invitations`, {})
    await world.db.query(
      `update invitations set status = 'declined', answered_at = now() where role = $1`,
      [second?.role],
    )
    await world.db.query(
      `insert into invitations (team_id, role, person_id, rank, day_rate, status, due_at)
       select team_id, role, deputies[1], 1, day_rates[2], 'open', now() + interval '1 day' from team_seats where role = $1`,
      [second?.role],
    )

    const { secret } = await share({ proposed: undefined })

    const count = withReasons.shows.seats.length
    const withoutReasons = ({ seats }: SharedTeam) =>
      seats.filter(({ reasons }) => reasons.fr.length === 0).length
    expect(withReasons.shows.kind).toBe('economy')
    expect([withReasons.shows, overridden.shows].map(withoutReasons)).toEqual([0, 1])
    expect(count).toBeGreaterThan(1)
    expect(withoutReasons(await opened(secret))).toBe(2)
  })

  test('a project has ten links at most; they end with the client’s ban and go with the project', async () => {
    for (const { id } of await shares()) await revoke(id)
    const made = [await share({ proposed: undefined })]
    while (made.length < 10) made.push(await share({ proposed: undefined }))
    expect(
      await ask(`/projects/${project}/shares`, { title: 'x', note: '', with_cost: false }),
    ).toMatchObject({ status: 409, body: { code: 'team_share_limit' } })

    const { secret = '' } = made[0] ?? {}
    const ban = (until: string | null) =>
      world.db.query('update auth.users set banned_until = $2 where id = $1', [client.id, until])
    await ban('2999-01-01')
    expect((await open(secret)).status).toBe(404)
    await ban(null)
    expect((await open(secret)).status).toBe(200)
    await world.db.query('delete from projects where id = $1', [project])
    expect((await open(secret)).status).toBe(404)
    expect(await world.db.query('select from team_shares')).toEqual([])
  })

  test('who tries secrets is told to wait', async () => {
    const statuses = new Set<number>()
    for (let at = 0; at <= 100; at += 1) statuses.add((await open('B'.repeat(43))).status)

    expect([...statuses]).toEqual([404, 429])
  })
})
