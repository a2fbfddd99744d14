import { describe, expect, test } from 'vitest'
import type { Session } from '../lib/session-store.ts'
import { gate } from './gate.ts'

const as = (role: 'user' | 'professional' | 'editor' | 'admin'): Session => ({
  status: 'signed-in',
  user: { id: '1', email: 'a@example.org', role, hasAcceptedTerms: true },
})
const VISITOR: Session = { status: 'signed-out', why: 'visitor' }

describe('the dashboard', () => {
  test.each(['user', 'professional', 'editor'] as const)('lets a signed-in %s in', (role) => {
    expect(gate('dashboard', { session: as(role), path: '/dashboard' })).toEqual({ open: true })
  })

  test('sends an admin to /admin', () => {
    expect(gate('dashboard', { session: as('admin'), path: '/dashboard' })).toMatchObject({
      to: '/admin',
    })
  })

  test.each(['account', 'moderation-decisions'])(
    'sends an admin to the %s of their own area',
    (page) => {
      expect(gate('dashboard', { session: as('admin'), path: `/dashboard/${page}` })).toMatchObject(
        {
          to: `/admin/${page}`,
        },
      )
    },
  )

  test('sends a visitor to /login and remembers where they were going', () => {
    expect(gate('dashboard', { session: VISITOR, path: '/dashboard/profile' })).toMatchObject({
      to: '/login',
      from: '/dashboard/profile',
    })
  })

  test('sends whoever has still to show a second factor to /login, which lets them in', () => {
    const session: Session = {
      status: 'second-factor',
      user: { id: '1', email: 'a@example.org', role: 'user', hasAcceptedTerms: true },
    }
    expect(gate('dashboard', { session, path: '/dashboard/profile' })).toMatchObject({
      to: '/login',
      from: '/dashboard/profile',
    })
    expect(gate('signed-out', { session, path: '/login' })).toEqual({ open: true })
  })

  test('sends whoever has to add a second factor to where they do, from the sign-in screen too', () => {
    const session: Session = {
      status: 'factor-missing',
      user: { id: '1', email: 'a@example.org', role: 'admin', hasAcceptedTerms: true },
    }
    const back = { session, path: '/login', state: { from: '/admin/users?page=2' } }
    const to = '/second-factor'

    expect(gate('admin', { session, path: '/admin/users?page=2' })).toMatchObject({
      ...{ to, from: '/admin/users?page=2' },
    })
    expect(gate('signed-out', back)).toMatchObject({ to, from: '/admin/users?page=2' })
    expect(gate('signed-out', { session, path: '/login' })).toEqual({
      ...{ open: false, because: 'elsewhere', to },
    })
    expect(gate('enrolment', { session, path: to })).toEqual({ open: true })
    expect(gate('enrolment', { session: as('admin'), path: to })).toEqual({ open: true })
    expect(gate('enrolment', { session: VISITOR, path: to })).toMatchObject({ to: '/login' })
  })

  test('sends whoever has just signed out to /login and forgets where they were', () => {
    const session = { status: 'signed-out', why: 'asked' } as const

    expect(gate('dashboard', { session, path: '/dashboard/profile' })).not.toHaveProperty('from')
  })

  test('sends whoever has just deleted their account to the farewell', () => {
    const session = { status: 'signed-out', why: 'deleted' } as const

    expect(gate('dashboard', { session, path: '/dashboard/account' })).toEqual({
      open: false,
      because: 'elsewhere',
      to: '/goodbye',
    })
  })

  test('sends whoever’s session ended to /login and remembers where they were', () => {
    const session = { status: 'signed-out', why: 'ended' } as const

    expect(gate('dashboard', { session, path: '/dashboard/profile' })).toMatchObject({
      to: '/login',
      from: '/dashboard/profile',
    })
  })

  test.each(['loading', 'unreachable'] as const)('waits while the session is %s', (status) => {
    expect(gate('dashboard', { session: { status }, path: '/dashboard' })).toEqual({
      open: false,
      because: status,
    })
  })
})

describe('the admin area', () => {
  test('lets an admin in', () => {
    expect(gate('admin', { session: as('admin'), path: '/admin' })).toEqual({ open: true })
  })

  test('sends a visitor to /login', () => {
    expect(gate('admin', { session: VISITOR, path: '/admin' })).toMatchObject({ to: '/login' })
  })

  test.each(['user', 'professional', 'editor'] as const)('sends a %s to /dashboard', (role) => {
    expect(gate('admin', { session: as(role), path: '/admin/users' })).toMatchObject({
      to: '/dashboard',
    })
  })
})

describe('moderation', () => {
  test.each(['editor', 'admin'] as const)('lets an %s in', (role) => {
    const visit = { session: as(role), path: '/admin/moderation' }

    expect(gate('moderation', visit)).toEqual({ open: true })
  })

  test.each(['user', 'professional'] as const)('sends a %s to /dashboard', (role) => {
    const visit = { session: as(role), path: '/admin/moderation' }

    expect(gate('moderation', visit)).toMatchObject({ to: '/dashboard' })
  })

  test('sends a visitor to /login and remembers where they were going', () => {
    const visit = { session: VISITOR, path: '/admin/moderation' }

    expect(gate('moderation', visit)).toMatchObject({ to: '/login', from: '/admin/moderation' })
  })
})

describe('the sign-in screen', () => {
  test('lets a visitor in', () => {
    expect(gate('signed-out', { session: VISITOR, path: '/login' })).toEqual({ open: true })
  })

  test('leads a person who signed in to their dashboard', () => {
    expect(gate('signed-out', { session: as('user'), path: '/login' })).toMatchObject({
      to: '/dashboard',
    })
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    7,
    null,
  ])('leads nobody to %j, whatever the history says', (from) => {
    const visit = { session: as('user'), path: '/login', state: { from } }

    expect(gate('signed-out', visit)).toMatchObject({ to: '/dashboard' })
  })

  test('leads a person who signed in to where they were going', () => {
    const visit = { session: as('user'), path: '/login', state: { from: '/dashboard/profile/7' } }

    expect(gate('signed-out', visit)).toMatchObject({ to: '/dashboard/profile/7' })
  })

  test('leads an admin who signed in to the admin area', () => {
    expect(gate('signed-out', { session: as('admin'), path: '/login' })).toMatchObject({
      to: '/admin',
    })
  })
})
