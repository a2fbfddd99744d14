import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { useListAddress } from './use-list-address.ts'

const usersAddress = z.object({
  search: z.string().default(''),
  role: z.string().optional(),
  sort: z.string().default('-created_at'),
  page: z.coerce.number().default(1),
})
const ID = '00000000-0000-4000-8000-00000000000a'

/** The list of accounts at this address, rendered once. */
function at(address: string) {
  const results: ReturnType<typeof useListAddress<z.output<typeof usersAddress>>>[] = []
  const Probe = () => {
    results.push(useListAddress(usersAddress, { page: 1 }))
    return null
  }
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <Probe />
    </MemoryRouter>,
  )
  const [list] = results
  if (list === undefined) throw new Error('the hook was not rendered')
  return list
}

test('a changed filter leads to the first page, and says only what is not the default', () => {
  const { hrefOf } = at('/admin/users?search=ada&role=editor&page=3')

  expect([
    hrefOf({ search: 'ben' }),
    hrefOf({ role: undefined, search: '' }),
    hrefOf({ sort: '-created_at' }),
    hrefOf({ page: 4 }),
  ]).toEqual([
    '?search=ben&role=editor',
    '?',
    '?search=ada&role=editor',
    '?search=ada&role=editor&page=4',
  ])
})

test.each([
  [`?user=${ID}`, ID],
  ['?user=', null],
  ['?user=../../x', null],
  ['', null],
])('%s opens %s', (search, id) => {
  expect(at(`/admin/users${search}`).opened('user')).toBe(id)
})

test('what is open does not count as a filter', () => {
  expect(at(`/admin/users?user=${ID}`).address).toEqual(usersAddress.parse({}))
})
