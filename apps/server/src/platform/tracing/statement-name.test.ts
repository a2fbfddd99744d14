import { expect, test } from 'vitest'
import { statementName } from './statement-name.ts'

test('a statement is named by its verb and its outermost table, never by a value', () => {
  const names = [
    `select set_config('role', $1, true)`,
    `update mail.outbox set failed_at = now() where id in (select id from mail.mailbox)`,
    `insert into "storage"."objects" (id) values ($1) on conflict do nothing`,
    `with source as (select "p"."id", (select 1 from "public"."profiles") from "public"."pro_posts" p where x = $1) select * from source`,
    `delete from auth.sessions where id = $1`,
  ].map(statementName)

  expect(names).toEqual([
    'select',
    'update mail.outbox',
    'insert storage.objects',
    'with public.pro_posts',
    'delete auth.sessions',
  ])
})
