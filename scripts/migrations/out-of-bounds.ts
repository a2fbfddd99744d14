const CREATES =
  /\bcreate (?:or replace )?(?:table|view|materialized view|function|procedure|type|domain|sequence) (?:if not exists )?(?!public\.)(\S+)/g
const PLACED_ON =
  /\bcreate (?:unique )?(?:index|policy|trigger) [^;]*? on (?!public\.|storage\.(?:objects|buckets)\b|auth\.users\b)(\S+)/g
const NOT_OURS =
  /\b(?:create|alter|drop) (?:extension|schema|role|user|database|system|publication|event trigger|default privileges)\b/g
const OTHER_SCHEMA =
  /\b(?:auth\.(?!users\b|uid\(|jwt\()|storage\.(?!objects\b|buckets\b|foldername\()|(?:realtime|vault|extensions|graphql|cron)\.)\w+/g
const ACCOUNTS = /[^;]{0,120}\bauth\.users\b[^;]{0,120}/g
const FUNCTION = /\bcreate (?:or replace )?function (\S+?)\([^;]*?(?: as \$\$| return )/g

/** The uses of Supabase's table of accounts that architecture.md allows: its key, triggers, the role guard. */
const ACCOUNT_USES = [
  /references auth\.users \(id\)/,
  /\b(?:before|after) (?:insert|update|delete)[^;]* on auth\.users/,
  /select id from auth\.users/,
  /update auth\.users set raw_app_meta_data = raw_app_meta_data/,
]

/**
 * What a migration does outside schema `public`, buckets, policies and folders of storage, and of `auth` more than
 * `users(id)`, `uid()`, `jwt()` and triggers on users. Also functions that do not pin their search path.
 */
export function outOfBounds(migration: string): string[] {
  const sql = migration
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .toLowerCase()
  const all = (pattern: RegExp) => [...sql.matchAll(pattern)]
  return [
    ...all(CREATES).map(([, name]) => `creates ${name} outside schema public`),
    ...all(PLACED_ON).map(([, name]) => `places something on ${name}, outside schema public`),
    ...all(NOT_OURS).map(([what]) => `does what belongs to the platform: ${what}`),
    ...all(OTHER_SCHEMA).map(([name]) => `uses ${name}`),
    ...all(ACCOUNTS)
      .filter(([use]) => !ACCOUNT_USES.some((allowed) => allowed.test(use)))
      .map(([use]) => `uses auth.users: ${use.trim()}`),
    ...all(FUNCTION)
      .filter(([header]) => !/set search_path = ''/.test(header))
      .map(([, name]) => `leaves the search path of ${name} open`),
  ]
}
