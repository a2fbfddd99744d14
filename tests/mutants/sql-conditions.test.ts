import { expect, test } from 'vitest'
import { sqlConditions } from './sql-conditions.ts'

const conditions = (source: string) =>
  sqlConditions(source).map(({ start, end }) => source.slice(start, end))

test('each operand of where, having and and is a condition, those of a query within it too', () => {
  expect(
    conditions(`\`select a from b where b.id = $1 and c between 1 and 2 and not exists (
      select from d where d.b = b.id and d.e > now()) order by a limit 1\``),
  ).toEqual([
    'b.id = $1',
    'c between 1 and 2',
    `not exists (
      select from d where d.b = b.id and d.e > now())`,
    'd.b = b.id',
    'd.e > now()',
  ])
})

test('a condition ends with the next clause, and keeps what a template fills in', () => {
  const hole = '$'.concat('{IS_OPEN({ of: "a" })}')
  expect(
    conditions(
      `\`update a set b = $2 from c where ${hole} and a.d is distinct from c.d returning a.id\``,
    ),
  ).toEqual([hole, 'a.d is distinct from c.d'])
})

test('letters beyond the first plane count as in every string', () => {
  expect(conditions("`select '🦊' from a where b = 1 and c = 2`")).toEqual(['b = 1', 'c = 2'])
})

test('other texts have none', () => {
  expect(conditions("'Choose from where you are and where you want to be'")).toEqual([])
})
