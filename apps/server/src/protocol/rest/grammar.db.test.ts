import { ENGINES, openTestDatabase } from '@podium/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restRequest } from './grammar.test-data.ts'
import { startLibrary } from './start-library.test-data.ts'

/** Number of made-up requests; `npm run test:long` sets more. */
const RUNS = Number(process.env.REST_GRAMMAR_RUNS ?? 300)

/** SQLSTATEs of our own faults: syntax error, parameters without or with two types. */
const OUR_FAULTS = ['42601', '42P18', '42P08', '42P02']

/**
 * Messages with the same codes for a value that is not a valid text search, in English and, as the
 * tests' PostgreSQL speaks, in French.
 */
const THEIR_TEXTS =
  /^(syntax error in|erreur de syntaxe dans) ts(query|vector)|^(there is no escaped character|il n'existe pas de caractères d'échappement)/

describe.each(ENGINES)('the grammar of the data API on %s', (engine) => {
  let library: Awaited<ReturnType<typeof startLibrary>>
  beforeAll(async () => {
    const dialect = { aggregates: true }
    // Everything is rolled back, so that every request meets the same rows.
    library = await startLibrary(await openTestDatabase(engine), { dialect, txEnd: 'rollback' })
  })
  afterAll(() => library[Symbol.asyncDispose]())

  test(`no request makes the server fail or its SQL be refused for its form`, async () => {
    await fc.assert(
      fc.asyncProperty(restRequest, async ({ method, path, query, body, prefer, accept }) => {
        const isRead = method === 'GET' || method === 'HEAD'
        const { status, body: answer } = await library.ask(
          method,
          `${path}${path.includes('?') ? '&' : '?'}${query}`,
          {
            headers: { prefer, accept },
            ...(isRead ? {} : { body }),
          },
        )

        const { code = '', message = '' } = (answer ?? {}) as { code?: string; message?: string }
        const isOurs = OUR_FAULTS.includes(code) && !THEIR_TEXTS.test(message)
        expect({ status, code }).not.toEqual({ status: expect.toSatisfy((n) => n >= 500), code })
        expect(isOurs && message).toBe(false)
      }),
      { numRuns: RUNS },
    )
  }, 600_000)
})
