import type { Database } from '../../platform/db/database.ts'

/** Names of people by id; who has deleted their account is missing. */
export async function namesOfPeople(
  db: Pick<Database, 'query'>,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const people = await db.query<{ id: string; name: string }>(
    `select id, btrim(concat_ws(' ', first_name, last_name)) as name from public.people where id = any($1)`,
    [ids],
  )
  return Object.fromEntries(people.map(({ id, name }) => [id, name]))
}
