type Db = { query: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]> }

/** Number of accounts: more than one page of the list. */
const CROWD = 40

/**
 * Adds a busy day of an operator to the demo: reports, decisions, an appeal, log entries, accounts.
 */
export async function addAdminHistory(db: Db): Promise<void> {
  await db.query(CROWDED, [CROWD])
  for (const text of MODERATED) await db.query(text)
  await db.query(ANSWERED)
  await db.query(LOGGED)
}

const CROWDED = `
  insert into auth.users (email, email_confirmed_at, created_at, banned_until, raw_app_meta_data, raw_user_meta_data)
  select 'client' || n || '@' || case n % 5 when 0 then 'a-rather-long-company-name-of-the-north' else 'atelier' end || '.example',
         case when n % 4 > 0 then now() end, now() - n * interval '19 hours',
         case n when 3 then now() + interval '3 days' end,
         jsonb_build_object('provider', 'email', 'role', case n % 7 when 2 then 'editor' when 3 then 'professional' else 'user' end), '{}'
    from generate_series(1, $1::int) as n`

/** Post or comment of a person by its place among theirs, newest first. */
const one = (table: string, author: string, name: string, place: number) =>
  `(select ${table}.id from ${table} join people on people.id = ${table}.${author}
     where first_name = '${name}' order by ${table}.created_at desc limit 1 offset ${place})`
const postOf = (name: string, place = 0) => one('pro_posts', 'author_id', name, place)
const commentOf = (name: string) => one('pro_post_comments', 'user_id', name, 0)
const person = (name: string) => `(select id from people where first_name = '${name}')`

const decided = (
  name: string,
  kind: string,
  reason: string,
  more = 'null, null, null, null, null',
) => `
  insert into moderation_decisions (target_type, target_id, post_id, author_id, actor_id, kind, reason, content, created_at,
    appeal, appealed_at, appeal_outcome, appeal_answer, appeal_settled_at)
  select 'post', id, id, author_id, ${person('Nadia')}, '${kind}', '${reason}', content, now() - interval '5 hours', ${more}
    from pro_posts where id = ${postOf(name)}`

const MODERATED = [
  `insert into content_reports (reporter_id, post_id, reason, details, created_at) values
     (${person('Camille')}, ${postOf('James')}, 'misinformation', 'Ces chiffres ne viennent de nulle part.', now() - interval '50 minutes'),
     (${person('Thomas')}, ${postOf('James')}, 'spam', null, now() - interval '3 hours'),
     (${person('Sofia')}, ${postOf('James')}, 'spam', 'The same text, for the third time this week.', now() - interval '9 hours'),
     (${person('Sofia')}, ${postOf('Amadou')}, 'other', null, now() - interval '26 hours'),
     (${person('Hannah')}, ${postOf('Nadia')}, 'other', 'Not about work.', now() - interval '30 hours')`,
  `insert into content_reports (reporter_id, comment_id, reason, created_at) values
     (${person('James')}, ${commentOf('Karim')}, 'harassment', now() - interval '2 days')`,
  decided('Lucas', 'warn', 'Pas de démarchage dans les commentaires.'),
  decided(
    'Sofia',
    'hide',
    'Cette annonce figure déjà deux fois dans le fil.',
    `'Il s’agissait de deux missions différentes : les dates ne sont pas les mêmes.', now() - interval '1 hour', null, null, null`,
  ),
  `update pro_posts set hidden_at = now() where id = ${postOf('Sofia')}`,
  decided(
    'Priya',
    'hide',
    'Somebody else’s photograph, without their consent.',
    `'It is mine.', now() - interval '2 hours', 'kept', 'Please send us the source, and we show it again.', now()`,
  ),
  `update pro_posts set hidden_at = now() where id = ${postOf('Priya')}`,
  `insert into moderation_decisions (target_type, target_id, post_id, author_id, actor_id, kind, reason, content, created_at)
   values ('comment', gen_random_uuid(), ${postOf('Lea')}, ${person('Karim')}, ${person('Nadia')}, 'delete',
     'Insulte envers une autre personne.', 'Le texte d’un commentaire qui n’existe plus.', now() - interval '3 days')`,
].map((text) => text.replaceAll("'Lea'", "'Léa'"))

const ANSWERED = `
  with answered as (
    update contact_messages set status = 'answered'
     where id = (select id from contact_messages order by created_at limit 1) returning id)
  insert into contact_message_replies (contact_message_id, author_id, body)
  select id, ${person('Nadia')}, 'Bonjour,' || chr(10) || 'merci de votre message : nous vous rappelons demain matin.' from answered`

const LOGGED = `
  insert into audit_log (created_at, actor_id, action, target_type, target_id, details)
  select now() - (37 - n) * interval '7 hours', case when n % 9 > 0 then ${person('Nadia')} end, action, target_type, target_id, details::jsonb
    from generate_series(1, 36) as n
    join lateral (
      select * from (values
        (0, 'user.role', 'user', ${person('Camille')}::text, '{"role": "user", "to": "professional"}'),
        (1, 'moderation.hide', 'post', ${postOf('Sofia')}::text, '{"decision": "2b7c6a5e-0000-4000-8000-000000000001", "reports": 2}'),
        (2, 'user.ban', 'user', ${person('Hannah')}::text, '{"role": "user", "until": null}'),
        (3, 'contact_message.reply', 'contact_message', (select id from contact_messages limit 1)::text, '{}'),
        (4, 'user.delete', 'user', '5b7c6a5e-1111-4000-8000-000000000001', '{"role": "user"}'),
        (5, 'moderation.settle', 'comment', ${commentOf('Karim')}::text, '{"outcome": "kept"}')
      ) as entries (place, action, target_type, target_id, details) where place = n % 6) as entry on true`
