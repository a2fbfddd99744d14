import { expect, test } from 'vitest'
import { type Cell, csvResponse } from './csv.ts'

async function* lines(...cells: Cell[]) {
  yield cells.map((cell) => [cell])
}
const fileOf = async (...cells: Cell[]) =>
  (await csvResponse('list.csv', ['cell'], lines(...cells)).text()).split('\r\n').slice(1, -1)

test.each(['=', '+', '-', '@', '|', '\t', '\r', '\n', ' ='])(
  'a text that begins with %j reaches a spreadsheet as text',
  async (start) => {
    expect(await fileOf(`${start}HYPERLINK("a")`)).toEqual([`"'${start}HYPERLINK(""a"")"`])
  },
)

test('numbers and texts that are no formula stay as they are', async () => {
  expect(await fileOf(-3, 'ada@list.example', 'a=b', null)).toEqual([
    '"-3"',
    '"ada@list.example"',
    '"a=b"',
    '""',
  ])
})
