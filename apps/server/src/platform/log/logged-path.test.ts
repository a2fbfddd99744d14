import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

const secret = randomBytes(32).toString('base64url')

test.each([
  `/api/calendar/${secret}.ics`,
  `/api/calendar/${secret}`,
  `/api/calendars/${secret}.ics/`,
  `/api/calendar/${secret.replaceAll('-', '%2D')}.ics`,
])('a log has nothing of a secret in a path', (path) => {
  expect(loggedPath(path)).toMatch(/^\/api\/calendars?\/\[secret\](\.ics)?\/?$/)
})

test('a log has paths with ids and names as they are', () => {
  for (const path of ['/', `/api/projects/${randomUUID()}/plan`, '/assets/index-DwX3k2l1.js']) {
    expect(loggedPath(path)).toBe(path)
  }
})
