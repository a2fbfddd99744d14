import { randomInt, randomUUID } from 'node:crypto'
import { newPhone, SERVICE_ENGINES, startSmsServer } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { afterAll, describe, expect, test } from 'vitest'

/**
 * Whether a stranger learns from an answer who has an account: by its content always, by its time
 * (`npm run test:long`) as the area under the ROC curve of a guess, which is .5 for no information.
 */
const TRIES = Number(process.env.AUTH_TIMING_TRIES ?? 3)
const IS_TIMED = process.env.AUTH_TIMING_TRIES !== undefined
const AUC = { min: 0.45, max: 0.55 }

const PASSWORD = 'right horse battery'
/** Argon2id hash of a password nobody types, so that accounts are made without hashing. */
const HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Egwe6G5kR7QXpoOB4DiYvw$T0JeUJVzkaYf1hnN2SEnqfPD40ja1tjiWAqpbDvUDwE'

/** Requests about an address or a phone number; each is asked about once by each. */
const REQUESTS = {
  signup: (email: string) => ['/signup', { email, password: PASSWORD }],
  recover: (email: string) => ['/recover', { email }],
  resend: (email: string) => ['/resend', { type: 'signup', email }],
  otp: (email: string) => ['/otp', { email, create_user: false }],
  'otp that signs up': (email: string) => ['/otp', { email }],
  token: (email: string) => ['/token?grant_type=password', { email, password: PASSWORD }],
  verify: (email: string) => ['/verify', { type: 'recovery', email, token: '12345' }],
  'signup by phone': (phone: string) => ['/signup', { phone, password: PASSWORD }],
  'resend by phone': (phone: string) => ['/resend', { type: 'sms', phone }],
  'otp by phone': (phone: string) => ['/otp', { phone, create_user: false }],
  'otp by phone that signs up': (phone: string) => ['/otp', { phone }],
  'token by phone': (phone: string) => [
    '/token?grant_type=password',
    { phone, password: PASSWORD },
  ],
  'verify by phone': (phone: string) => ['/verify', { type: 'sms', phone, token: '12345' }],
} as const satisfies Record<string, (contact: string) => readonly [string, object]>
type Name = keyof typeof REQUESTS

const isByPhone = (name: Name) => name.includes('by phone')
/** Requests about accounts whose address or number is not confirmed: a confirmed one gets nothing by them. */
const ABOUT_UNCONFIRMED: readonly Name[] = ['resend', 'resend by phone']
/** Requests that compare a code, and the request that sends it. */
const AFTER: Partial<Record<Name, Name>> = { verify: 'recover', 'verify by phone': 'otp by phone' }

const sms = await startSmsServer()
afterAll(() => sms[Symbol.asyncDispose]())

describe.each(SERVICE_ENGINES)('an address or number with an account on %s', (engine) => {
  const world = worldOf(engine, {
    authAutoconfirm: false,
    authRateLimits: true,
    trustProxy: 1,
    ...sms.settings,
    authSmsPerDay: 1_000_000,
  })

  const newContact = (name: Name) => (isByPhone(name) ? newPhone() : `${randomUUID()}@example.com`)
  /** Addresses or numbers of accounts. */
  async function accounts(name: Name) {
    const isConfirmed = !ABOUT_UNCONFIRMED.includes(name)
    const contacts: string[] = []
    for (let each = 0; each < TRIES; each += 1) {
      const contact = newContact(name)
      const { error } = await world.service.auth.admin.createUser({
        password_hash: HASH,
        ...(isByPhone(name)
          ? { phone: contact, phone_confirm: isConfirmed }
          : { email: contact, email_confirm: isConfirmed }),
      })
      if (error) throw error
      contacts.push(contact)
    }
    return contacts
  }

  /** Sends the request as a visitor of its own. Returns the answer's outline and its time in ms. */
  async function ask(name: Name, contact: string) {
    const [path, body] = REQUESTS[name](contact)
    const startedAt = performance.now()
    const answer = await fetch(`${world.url}/auth/v1${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      },
    })
    const text = await answer.text()
    const ms = performance.now() - startedAt
    return { ms, outline: `${answer.status} ${Object.keys(JSON.parse(text))}` }
  }

  async function compare(name: Name) {
    const known = await accounts(name)
    const before = AFTER[name]
    if (before) for (const contact of known) await ask(before, contact)
    const unknown = known.map(() => newContact(name))
    const times = { known: [] as number[], unknown: [] as number[] }
    const outlines = { known: new Set<string>(), unknown: new Set<string>() }
    while (known.length + unknown.length > 0) {
      const isKnown = randomInt(known.length + unknown.length) < known.length
      const kind = isKnown ? 'known' : 'unknown'
      const { ms, outline } = await ask(name, (isKnown ? known : unknown).pop() ?? '')
      times[kind].push(ms)
      outlines[kind].add(outline)
    }
    expect(outlines.known).toEqual(outlines.unknown)
    return areaUnderCurve(times.known, times.unknown)
  }

  test.each(Object.keys(REQUESTS) as Name[])(
    'is answered by %s like one without',
    async (name) => {
      await ask(name, newContact(name)) // statements are prepared, code is warm
      const area = await compare(name)
      if (!IS_TIMED) return
      process.stdout.write(
        `${engine} ${name}: AUC ${area.toFixed(3)} over ${TRIES} tries a class\n`,
      )
      if (area >= AUC.min && area <= AUC.max) return
      // Chance alone leaves the bounds once in thirty times; hardly twice in a row.
      const again = await compare(name)
      process.stdout.write(`${engine} ${name}: AUC ${again.toFixed(3)} measured again\n`)
      expect(again).toBeGreaterThanOrEqual(AUC.min)
      expect(again).toBeLessThanOrEqual(AUC.max)
    },
    600_000,
  )
})

/** Chance that one of the first is greater than one of the second; ties count half. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let wins = 0
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (first.length * second.length)
}
