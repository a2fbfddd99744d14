import { expect, test } from 'vitest'
import { rewritesIn } from './rewrites.ts'

const people = {
  file: '1_people.sql',
  sql: `create table public.people (id int);
    create policy people_select on public.people for select using (true);
    create function public.answer() returns int language sql return 41;`,
}
const rewritesWith = (sql: string) => rewritesIn([people, { file: '2_more.sql', sql }])

test.each([
  'alter table public.people add column name text',
  'create function public.question() returns int language sql return 6 * 9',
  'create policy people_insert on public.people for insert with check (true)',
])('a migration may add: %s', (sql) => {
  expect(rewritesWith(sql)).toEqual([])
})

test.each([
  [
    'create or replace function public.answer() returns int language sql return 42',
    'public.answer is already defined in 1_people.sql',
  ],
  ['drop function public.answer()', 'DropStmt changes what is there'],
  ['drop policy people_select on public.people', 'DropStmt changes what is there'],
  [
    'alter policy people_select on public.people using (false)',
    'AlterPolicyStmt changes what is there',
  ],
  [
    'alter table public.people drop constraint people_check',
    'AlterTableStmt changes what is there',
  ],
  ['alter table public.people rename id to key', 'RenameStmt changes what is there'],
])('a migration before the first release does not write anew: %s', (sql, complaint) => {
  expect(rewritesWith(sql)).toEqual([`2_more.sql: ${complaint}`])
})
