import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditAddress } from './audit.ts'
import { contactMessagesAddress } from './contact-messages.ts'
import { listParams } from './list-address.ts'
import { moderationAddress } from './moderation.ts'
import { newsletterSubscriptionsAddress } from './newsletter-subscriptions.ts'
import { overviewAddress } from './overview.ts'
import { usersAddress } from './users.ts'

const ADDRESSES = {
  audit: auditAddress,
  contactMessages: contactMessagesAddress,
  moderation: moderationAddress,
  overview: overviewAddress,
  newsletterSubscriptions: newsletterSubscriptionsAddress,
  users: usersAddress,
}

describe.each(Object.entries(ADDRESSES))('the address of %s', (_list, address) => {
  test('shows the list as it first is where it says nothing that fits', () => {
    const names = fc.constantFrom('page', 'search', 'status', 'view', 'sort', 'role', 'from', 'x')
    const values = fc.constantFrom('', '-1', '0', '1.5', '99999999', 'nobody', '2026-02-30')
    const standard = address.parse({})

    fc.assert(
      fc.property(fc.dictionary(names, values), ({ search: _search, ...params }) => {
        expect(address.parse(params)).toEqual(standard)
      }),
    )
  })

  test('never fails, whatever somebody types', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (params) => {
        address.parse(params)
      }),
    )
  })
})

test.each([
  [
    usersAddress,
    { search: ' ada ', role: 'editor', sort: '-email', page: '3' },
    { search: 'ada', role: 'editor', sort: '-email', page: 3 },
  ],
  [
    contactMessagesAddress,
    { status: 'archived', search: 'x', page: '2' },
    { status: 'archived', search: 'x', page: 2 },
  ],
  [moderationAddress, { view: 'appealed', page: '2' }, { view: 'appealed', page: 2 }],
  [
    newsletterSubscriptionsAddress,
    { language: 'en', page: '2' },
    { search: '', language: 'en', page: 2 },
  ],
  [
    auditAddress,
    { action: 'user.ban', from: '2026-11-21', before: '12' },
    { action: 'user.ban', target: '', from: '2026-11-21', before: '12' },
  ],
])('what fits is taken, beside what does not', (address, params, expected) => {
  expect(address.parse({ ...params, per_page: '1000', nonsense: 'x' })).toEqual(expected)
})

test('a wrong value takes no other along', () => {
  expect(usersAddress.parse({ search: 'ada', page: 'last', role: 'king' })).toEqual({
    search: 'ada',
    sort: '-created_at',
    page: 1,
  })
})

test('a request names what is set, and nothing that is empty', () => {
  const params = listParams({ search: '', role: undefined, sort: '-email', page: 2 })

  expect(String(params)).toBe('sort=-email&page=2')
})
