import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiDocument, operationsOf } from './api-requests.ts'
import { askAdmin } from './ask-admin.ts'

const NOBODYS = '00000000-0000-4000-8000-00000000dead'

/** Addresses outside the admin area whose caller has to be signed in. */
const FOR_PEOPLE = [
  '/account/',
  '/endorsements',
  '/invitations',
  '/moderation/',
  '/own-work',
  '/projects',
  '/rooms',
  '/standings',
]

/** Operations of the admin area that editors may call. */
const FOR_EDITORS = [
  'GET /admin/waiting',
  'GET /admin/moderation',
  'GET /admin/moderation/post/{id}',
  'POST /admin/moderation/decisions',
  'POST /admin/moderation/appeals/{id}',
]

describe.each(SERVICE_ENGINES)('who may call an operation of /api, on %s', (engine) => {
  const world = worldOf(engine)
  let operations: { method: string; path: string; isOpen: boolean }[]
  beforeAll(async () => {
    const answer = await fetch(`${world.url}/api/openapi.json`)
    const document = (await answer.json()) as ApiDocument
    operations = operationsOf(document).map(({ method, path, described }) => ({
      method,
      path: path.replaceAll(/\{type\}/g, 'post').replaceAll(/\{\w+\}/g, NOBODYS),
      isOpen: described.security.length === 0,
    }))
  })

  /** Status and code of each operation that is not for anybody, or of those among them at some paths. */
  const answers = async (caller: Person | undefined, isAsked = (_path: string) => true) => {
    const restricted = operations.filter(({ isOpen, path }) => !isOpen && isAsked(path))
    const told: string[] = []
    // One after another: who asks for all at once is told to wait.
    for (const { method, path } of restricted) {
      const sent = method === 'GET' ? undefined : {}
      const { status, body } = await askAdmin({ url: world.url, caller }, path, { method, sent })
      told.push(`${method} ${path}: ${status} ${(body as { code?: string }).code ?? ''}`)
    }
    return told
  }

  test('what leads into the admin area, an account or one’s decisions is for nobody without a session', async () => {
    const open = operations.filter(({ isOpen }) => isOpen).map(({ path }) => path)

    expect(open.filter((path) => /^\/(admin|account|moderation)/.test(path))).toEqual([])
    for (const answer of await answers(undefined)) expect(answer).toMatch(/401 no_authorization$/)
  })

  test('a client is told of every operation of the admin area that it is not theirs', async () => {
    const client = await world.signUp()

    // One of the others ends the caller's sessions.
    const inArea = await answers(client, (path) => !FOR_PEOPLE.some((one) => path.startsWith(one)))

    expect(inArea.length).toBeGreaterThan(20)
    for (const answer of inArea) expect(answer).toMatch(/403 not_(admin|moderator)$/)
  })

  test('an editor is let through to moderation and to the counters of what waits, and told of the rest that it is an admin’s', async () => {
    const editor = await world.signUp({ role: 'editor' })

    const inArea = await answers(editor, (path) => path.startsWith('/admin/'))
    const letThrough = inArea.filter((answer) => !/403 not_admin$/.test(answer))

    expect(
      letThrough.map((answer) => answer.replace(/:.*/, '').replaceAll(NOBODYS, '{id}')),
    ).toEqual(FOR_EDITORS)
  })

  test.each(['user', 'editor', 'admin'] as const)(
    'a banned %s whose session is alive is let through nowhere',
    async (role) => {
      const person = await world.signUp({ role })
      await world.db.query(
        `update auth.users set banned_until = now() + interval '1 hour' where id = $1`,
        [person.id],
      )

      for (const answer of await answers(person)) expect(answer).toMatch(/403 user_banned$/)
    },
  )
})
