import type { ChosenTeam } from '@podium/domain'
import { expect, test } from 'vitest'
import { passedOver } from './passed-over.ts'

type Seat = ChosenTeam['seats'][number]

const ana = { id: 'ana', name: 'Ana', avatar_url: null }
const ben = { id: 'ben', name: 'Ben', avatar_url: null }

const asked = (person: Seat['invitations'][number]['person']): Seat['invitations'][number] => ({
  id: person.id,
  person,
  day_rate: 400,
  status: 'open',
  reason: null,
  departure: null,
  due_at: '2026-12-01T10:00:00Z',
  answered_at: null,
})

const seatOf = (invitations: Seat['invitations'], person: Seat['person'] = ana): Seat => ({
  role: 'developer',
  labels: { fr: 'développeur', en: 'developer' },
  days: 10,
  is_needed: true,
  day_rate: 400,
  person,
  deputies: 0,
  overrides: [],
  invitations,
})

test('a chosen person is passed over when a deputy was asked instead, or nobody could be', () => {
  expect(passedOver(seatOf([asked(ben)]), 'inviting')).toEqual(ana)
  expect(passedOver(seatOf([]), 'incomplete')).toEqual(ana)
})

test('nobody is passed over before the invitations, after their own, at a seat without work, or without an account', () => {
  expect(passedOver(seatOf([]), 'chosen')).toBeNull()
  expect(passedOver(seatOf([asked(ana), asked(ben)]), 'inviting')).toBeNull()
  expect(passedOver({ ...seatOf([]), is_needed: false }, 'complete')).toBeNull()
  expect(passedOver(seatOf([asked(ben)], null), 'inviting')).toBeNull()
})
