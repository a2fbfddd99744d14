import type { TeamPerson } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'

/** SQL of a row of `people` as a person of a team. */
export const TEAM_PERSON = `jsonb_build_object('id', people.id,
  'name', nullif(btrim(concat_ws(' ', first_name, last_name)), ''), 'avatar_url', avatar_url)`

/** People as their teams show them, by id; who has deleted their account is missing. */
export async function peopleOfTeams(
  db: Pick<Database, 'query'>,
  ids: readonly string[],
): Promise<Record<string, TeamPerson>> {
  const people = await db.query<{ person: TeamPerson }>(
    `select ${TEAM_PERSON} as person from public.people where id = any($1)`,
    [ids],
  )
  return Object.fromEntries(people.map(({ person }) => [person.id, person]))
}
