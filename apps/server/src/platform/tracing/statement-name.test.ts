import { expect, test } from 'vitest'
import { statementName } from './statement-name.ts'

test('a statement is named by its verb and its outermost table or function, never by a value', () => {
  const names = [
    `select set_config('role', $1, true)`,
    `update mail.outbox set failed_at = now() where id in (select id from mail.mailbox)`,
    `insert into "storage"."objects" (id) values ($1) on conflict do nothing`,
    `with source as (select "p"."id", (select 1 from "public"."profiles") from "public"."pro_posts" p where x = $1) select * from source`,
    `delete from auth.sessions where id = $1`,
    `with source as (select * from (select * from json_to_record($1) as _("id" uuid)) as body, lateral "public"."shared_post"("id" => body."id") as call) select * from source`,
    `with source as (select call.podium_scalar from (select "public"."can_publish"() as podium_scalar) as call) select "source"."podium_scalar" from source`,
  ].map(statementName)

  expect(names).toEqual([
    'select',
    'update mail.outbox',
    'insert storage.objects',
    'with public.pro_posts',
    'delete auth.sessions',
    'with public.shared_post',
    'with public.can_publish',
  ])
})
