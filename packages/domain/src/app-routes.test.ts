import { expect, test } from 'vitest'
import { findAppRoute } from './app-routes.ts'

test('the screens of the specification are routes of the app, with or without a last slash', () => {
  const paths = ['/', '/about', '/about/', '/dashboard', '/dashboard/profile/42', '/admin/users']

  expect(paths.filter((path) => !findAppRoute(path))).toEqual([])
})

test('other paths are no routes of the app', () => {
  const paths = [
    '/abou',
    '/dashboard/profile/42/edit',
    '/admin/x',
    '/tarifs',
    '/index.html',
    '//about',
  ]

  expect(paths.filter(findAppRoute)).toEqual([])
})
