import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  OIDC_CLIENT,
  openTestDatabase,
  SERVICE_ENGINES,
  Secret,
  startAuth,
  startOidcServer,
  startSamlServer,
  startSmsServer,
} from '@podium/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newCast } from './auth-cast.ts'
import { goodRequests } from './auth-good-requests.ts'
import { type Json, mutated, mutation, type Sent, toText } from './auth-mutations.ts'

/** Requests sent on each engine; `npm run test:long` sends more. */
const RUNS = Number(process.env.AUTH_MUTATED_RUNS ?? 300)
/** Requests after which the cast is new, so that all of its steps are taken again. */
const CAST_LIFETIME = 300
/** Most memory that the last three quarters of the requests may add, in bytes. */
const MAX_GROWTH = 256 * 1024 * 1024
/** Runs in which every good request is probably sent as it is. */
const MANY_RUNS = 10_000

describe.each(SERVICE_ENGINES)(
  'a good request to the auth service, changed somewhere, on %s',
  (engine) => {
    test(
      'is answered without a fault of ours, and memory stays flat',
      async () => {
        await using db = await openTestDatabase(engine)
        await using sms = await startSmsServer()
        await using company = await startSamlServer()
        await using github = await startOidcServer({ likeGithub: true })
        await using oidc = await startOidcServer()
        const secret = new Secret(OIDC_CLIENT.secret)
        const registered = { clientIds: [OIDC_CLIENT.id], secret }
        const world = await startAuth(db, {
          authAnonymous: true,
          authManualLinking: true,
          authSamlEnabled: true,
          authProviders: [
            { id: 'github', name: 'GitHub', issuer: github.url, ...registered },
            { id: 'custom:test', name: 'Test', issuer: oidc.url, ...registered },
          ],
          authMailIntervalS: 0,
          ...sms.settings,
          authSmsMaxFrequencyS: 0,
          authSmsPerDay: 10_000_000,
          authMfaPhoneEnroll: true,
          authMfaPhoneVerify: true,
        })
        const stage = { world, sms, company, github, oidc }
        company.trust(await (await world.request('/sso/saml/metadata')).text())
        const employer = { type: 'saml', metadata_xml: company.metadata, domains: ['acme.example'] }
        await world.send('/admin/sso/providers', employer, { token: world.serviceRoleKey })
        let cast = await newCast(stage)
        const good = goodRequests(stage, () => cast)

        async function send({ method, path, caller, text, version, form, cookie }: Sent) {
          const tokens: Record<string, string> = {
            ...{ admin: world.serviceRoleKey, visitor: world.anonKey, person: cast.token },
          }
          const response = await world.request(path, {
            method,
            ...(method === 'GET' ? {} : { body: toText(text) }),
            headers: {
              'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
              'x-supabase-api-version': version,
              ...(caller in tokens && { authorization: `Bearer ${tokens[caller]}` }),
              ...(cookie !== undefined && { cookie }),
            },
          })
          return { status: response.status, answer: await response.text() }
        }
        /** Keeps the tokens of an answer that renews or raises the cast's session. */
        function keepSession({ path }: Sent, answer: string) {
          const isOfSession = path.startsWith('/factors/') || path.includes('refresh_token')
          if (!isOfSession || !answer.startsWith('{"access_token"')) return
          const { user, access_token, refresh_token }: Json & { user?: { id?: string } } =
            JSON.parse(answer)
          if (user?.id !== cast.id) return
          cast = { ...cast, token: String(access_token), refresh: String(refresh_token) }
        }
        const isSignedIn = async () =>
          (await send({ ...ASK_WHO, caller: 'person', text: '', version: '' })).status === 200

        const wellDone = new Set<number>()
        const memory: number[] = []
        let count = 0
        await fc.assert(
          fc.asyncProperty(fc.nat(good.length - 1), mutation, async (which, change) => {
            const made = await good[which]?.()
            if (made === undefined) throw new Error('no request')
            const sent = mutated(made, change)
            const { status, answer } = await send(sent)

            expect(status, `${sent.method} ${sent.path} ${sent.text}`).toBeLessThan(500)
            if (change.kind === 'none' && status < 400) wellDone.add(which)
            keepSession(sent, answer)
            count += 1
            const isOver =
              sent.caller === 'person' && sent.method !== 'GET' && !(await isSignedIn())
            if (isOver || count % CAST_LIFETIME === 0) {
              sms.forget()
              cast = await newCast(stage)
            }
            if (count % Math.ceil(RUNS / 8) === 0) memory.push(usedMemory())
          }),
          { numRuns: RUNS },
        )

        const [early = 0, latest = 0] = [memory[1], memory.at(-1)]
        const figures = memory.map((bytes) => Math.round(bytes / 1024 ** 2)).join(', ')
        process.stdout.write(`${engine}: ${count} requests, memory in MB: ${figures}\n`)
        expect(latest - early).toBeLessThan(MAX_GROWTH)
        // Requests that nothing changed are good ones, or their changes would tell little.
        const left = good.flatMap((_, which) => (wellDone.has(which) ? [] : [which]))
        if (RUNS >= MANY_RUNS) expect(left).toEqual([])
        else expect(wellDone.size).toBeGreaterThan(good.length / 3)
      },
      8 * 60 * 60 * 1000,
    )
  },
)

const ASK_WHO = { method: 'GET', path: '/user' }

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Memory of JavaScript and of buffers after a collection, in bytes. */
function usedMemory(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
