import { lineOf, type PgbenchScript, type SeenStatement } from './pgbench.ts'

/** Sessions whose only token is the number of a client of pgbench. */
export const PGBENCH_SESSIONS = [
  `insert into auth.sessions (id, user_id, refresh_token_hmac_key)
   select md5('pgbench ' || n)::uuid, (select id from auth.users where email = 'person' || n + 500 || '@bench.example'), 'unused'
     from generate_series(0, 63) as n`,
  `insert into auth.mfa_amr_claims (session_id, authentication_method)
   select md5('pgbench ' || n)::uuid, 'password' from generate_series(0, 63) as n`,
]

/** Gives those sessions a fresh first token each, before a run. */
export const FRESH_TOKENS = [
  `delete from auth.refresh_tokens where session_id in (select md5('pgbench ' || n)::uuid from generate_series(0, 63) as n)`,
  `insert into auth.refresh_tokens (token, session_id)
   select n::text, md5('pgbench ' || n)::uuid from generate_series(0, 63) as n`,
]

/** Fails where pgbench has replaced few tokens: statements that find nothing are fast. */
export const REQUIRE_REFRESHED = `select 1 / (count(*) > 1000)::int from auth.refresh_tokens
  where parent is not null and session_id in (select md5('pgbench ' || n)::uuid from generate_series(0, 63) as n)`

/**
 * Refresh of a session as the service does it (find, replace, read), each client with a session of its own and the
 * token of its refresh before: in two flushes as the service, or one round trip per statement.
 */
export function refreshScript(
  [find, replace, read]: readonly SeenStatement[],
  isPipelined: boolean,
): PgbenchScript {
  if (!find || !replace || !read) throw new Error('A refresh has three statements')
  const [begin, commit] = isPipelined ? ['\\startpipeline', '\\endpipeline'] : ['begin;', 'commit;']
  // Of the second statement: session, token, child, moment, address, user agent.
  const names = ['id', 'token', 'child', 'moment', 'address', 'agent']
  const [, , , moment = '', address = '', agent = ''] = replace.parameters
  const script = [
    '\\if :started = 0',
    '\\set token :client_id',
    '\\set started 1',
    '\\endif',
    '\\set child random(1000, 9000000000000000000)',
    `${lineOf(find.text, () => 'token')} \\gset`,
    begin,
    `${lineOf(replace.text, (number) => names[number - 1] ?? '')};`,
    `${lineOf(read.text, () => 'child')};`,
    commit,
    '\\set token :child',
    '',
  ].join('\n')
  const variables = Object.entries({ started: '0', moment, address, agent })
  return { script, variables: variables.map(([name, value]) => [name, value ?? '']) }
}
