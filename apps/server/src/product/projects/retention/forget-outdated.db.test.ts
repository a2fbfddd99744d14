import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'
import { forgetOutdated } from './forget-outdated.ts'

/** Projects by title: a draft, one with a team, and one that only shows a formation; `days` old, each. */
const PROJECTS = `
  with project as (
    insert into projects (client_id, title, step, updated_at)
    select $1, title, 'confirm', now() - days * interval '1 day'
    from (values ('new draft', 364), ('old draft', 366), ('old team', 366), ('formed', 1)) as named (title, days)
    returning id, title
  ), brief as (
    insert into project_briefs (project_id, version, text, read_on, analysis, scope)
    select id, 1, 'A shop', current_date, '{}', '{}' from project
  ), market as (
    insert into formation_markets (hash, market, used_at)
    select repeat(letter, 64), '{}', now() - hours * interval '1 hour'
    from (values ('a', 2), ('b', 2), ('c', 2), ('d', 0)) as made (letter, hours)
  ), formation as (
    insert into project_formations (id, project_id, brief_version, market_hash, asked, teams, record, created_at)
    select gen_random_uuid(), project.id, 1, repeat(letter, 64), '{}', 1, '{}', now() - days * interval '1 day'
    from (values ('old draft', 'a', 1), ('old team', 'b', 366), ('formed', 'b', 364), ('formed', 'c', 366))
      as made (title, letter, days) join project using (title)
    returning id, project_id
  ), team as (
    insert into teams (project_id, formation_id, kind, status, quality, cost, currency, start_on, finish_on)
    select project_id, formation.id, 'speed', 'dissolved', 1, 1, 'EUR', current_date, current_date
    from formation join project on project.id = project_id where title = 'old team' returning id
  ), seat as (
    insert into team_seats (team_id, role, labels, day_rates, days, start_on, finish_on)
    select id, role, '{}', array[1], 1, current_date, current_date from team, unnest(array['a', 'b', 'c']) as role
    returning team_id, role
  )
  select team_id, role from seat`

describe.each(ENGINES)('retention on %s', (engine) => {
  const world = worldOf(engine)

  test('deletes drafts, records, markets, links and unaccepted invitations past their time, and nothing else', async () => {
    const person = await world.signUp()
    await world.db.query(PROJECTS, [person.id])
    await world.db.query('alter table invitations disable trigger guard_invitation')
    await world.db.query(
      `insert into invitations (team_id, role, person_id, rank, day_rate, status, created_at, due_at, answered_at)
       select team_id, role, $1, 0, 1, status, now() - interval '2 years', now() - interval '1 year',
         now() - ago * interval '1 day'
       from team_seats join (values ('a', 'declined', 366), ('b', 'accepted', 366), ('c', 'expired', 364))
         as made (role, status, ago) using (role)`,
      [person.id],
    )
    await world.db.query('alter table invitations enable trigger guard_invitation')

    await world.db.query(
      `insert into team_shares (project_id, place, token_hash, team, created_at, read_at)
       select id, place, repeat(place::text, 64), '{}', now() - made * interval '1 day', now() - read * interval '1 day'
       from projects, (values (1, 366, null), (2, 366, 364), (3, 364, null), (4, 400, 366)) as link (place, made, read)
       where title = 'formed'`,
    )

    await world.db.query(
      `insert into draft_warnings (project_id, warned_at)
       select id, now() - interval '31 days' from projects where title = 'old draft'`,
    )

    await forgetOutdated(world.db)
    await forgetOutdated(world.db)

    const left = async (sql: string) =>
      (await world.db.query<{ name: string }>(sql)).map(({ name }) => name).sort()
    expect({
      projects: await left('select title as name from projects'),
      formations: await left(
        `select title || ' ' || left(market_hash, 1) as name
           from project_formations join projects on projects.id = project_id`,
      ),
      markets: await left('select left(hash, 1) as name from formation_markets'),
      invitations: await left('select role as name from invitations'),
      shares: await left('select place::text as name from team_shares'),
    }).toEqual({
      projects: ['formed', 'new draft', 'old team'],
      formations: ['formed b', 'old team b'],
      markets: ['b', 'd'],
      invitations: ['b', 'c'],
      shares: ['2', '3'],
    })
  })
})
