import {
  type Database,
  openTestDatabase,
  SERVICE_ENGINES,
  SMTP_PHASES,
  startBrokenMailServer,
  startMailServer,
} from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMails, createSmtpMailer, type MailRequest } from './index.ts'
import { createMailboxMailer, listMailbox, MAILBOX_SIZE } from './mailbox.ts'
import type { Mailer } from './mailer.ts'

const FROM = 'Podium <no-reply@podium.example>'

const recovery = (fields: { to?: string; language?: 'fr' | 'en' } = {}): MailRequest => ({
  kind: 'password_recovery',
  to: 'ada@example.com',
  language: 'en',
  link: 'https://podium.example/auth/v1/verify?token=abc&type=recovery',
  code: '482913',
  ...fields,
})

describe.each(SERVICE_ENGINES)('mails on %s', (engine) => {
  let db: Database & AsyncDisposable
  beforeAll(async () => {
    db = await openTestDatabase(engine)
  })
  afterAll(() => db[Symbol.asyncDispose]())

  /** Running queue, stopped when the test is over. */
  async function startMails(mailer: Mailer) {
    const mails = createMails({ db, mailer, logger: pino({ enabled: false }) })
    await mails.start()
    return {
      enqueue: (mail: MailRequest) => db.transaction((tx) => mails.enqueue(tx, mail)),
      [Symbol.asyncDispose]: () => mails.stop(),
    }
  }
  const smtp = (url: string) => createSmtpMailer({ url, from: FROM })
  const waiting = () => db.query('select attempts, failed_at, last_error from mail.outbox')
  const nothingWaits = () => eventually(async () => expect(await waiting()).toEqual([]))

  test('a mail arrives once and is then forgotten', async () => {
    await using server = await startMailServer()
    await using mails = await startMails(smtp(server.url))

    await mails.enqueue(recovery())
    await nothingWaits()

    expect(server.received.map(({ envelope }) => envelope)).toEqual([
      { from: 'no-reply@podium.example', to: ['ada@example.com'] },
    ])
  })

  test('an empty queue is left alone until there is a mail', async () => {
    await using server = await startMailServer()
    let turns = 0
    const heart = {
      beat() {
        turns += 1
      },
      beatFor() {},
      end() {},
    }
    const mails = createMails({
      db,
      mailer: smtp(server.url),
      logger: pino({ enabled: false }),
      heartbeats: { of: () => heart, stopped: () => [], late: () => ({}) },
    })
    await mails.start()
    await db.transaction((tx) => mails.enqueue(tx, recovery()))
    await nothingWaits()
    for (let asked = 0; asked < 100; asked += 1) await db.query('select 1')
    await mails.stop()

    // At the start, for the mail and after it, and once more for a wakeup that came meanwhile.
    expect(turns).toBeLessThanOrEqual(5)
  })

  test('two workers on one queue send each mail once', async () => {
    await using server = await startMailServer()
    await using mails = await startMails(smtp(server.url))
    await using _other = await startMails(smtp(server.url))
    const people = Array.from({ length: 20 }, (_, at) => `person${at}@example.com`)

    for (const to of people) await mails.enqueue(recovery({ to }))
    await nothingWaits()

    expect(server.received.flatMap(({ envelope }) => envelope.to).sort()).toEqual(people.sort())
  })

  test('a mail whose transaction is rolled back is never sent', async () => {
    await using server = await startMailServer()
    const mails = createMails({
      db,
      mailer: smtp(server.url),
      logger: pino({ enabled: false }),
    })
    await mails.start()
    const abandoned = db.transaction(async (tx) => {
      await mails.enqueue(tx, recovery({ to: 'nobody@example.com' }))
      throw new Error('changed my mind')
    })
    await expect(abandoned).rejects.toThrow('changed my mind')
    await db.transaction((tx) => mails.enqueue(tx, recovery({ to: 'next@example.com' })))
    await nothingWaits()
    await mails.stop()

    expect(server.received.flatMap(({ envelope }) => envelope.to)).toEqual(['next@example.com'])
  })

  test('a mail the server refuses for now is offered again until it is taken', async () => {
    await using server = await startMailServer({ refuse: (offer) => (offer < 3 ? 451 : undefined) })
    await using mails = await startMails(smtp(server.url))

    await mails.enqueue(recovery())
    await nothingWaits()

    expect([server.offers, server.received.length]).toEqual([3, 1])
  })

  test('a mail waits for a server that is away', async () => {
    const port = await portOfAStoppedServer()
    await using mails = await startMails(smtp(`smtp://127.0.0.1:${port}`))
    await mails.enqueue(recovery())
    await eventually(async () => expect(await waiting()).toMatchObject([{ attempts: 1 }]))

    await using server = await startMailServer({ port })
    await nothingWaits()

    expect(server.received).toHaveLength(1)
  })

  test('while the server is away the log has a line a second with a count, and the reason', async () => {
    const lines: { count?: number; reasons?: Record<string, number> }[] = []
    const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const mailer = smtp(`smtp://127.0.0.1:${await portOfAStoppedServer()}`)
    const mails = createMails({ db, mailer, logger })
    for (let at = 0; at < 20; at += 1) await db.transaction((tx) => mails.enqueue(tx, recovery()))
    await mails.start()
    const told = () => lines.reduce((all, { count = 0 }) => all + count, 0)
    try {
      await eventually(async () => expect(told()).toBeGreaterThanOrEqual(20))
    } finally {
      await mails.stop()
      await db.query('delete from mail.outbox')
    }

    expect(lines.length).toBeLessThan(20)
    for (const { reasons = {} } of lines)
      expect(Object.keys(reasons).join()).toMatch(/^connect ECONNREFUSED 127\.0\.0\.1:\d+$/)
    expect(JSON.stringify(lines)).not.toContain('ada@example.com')
  })

  test('a mail survives a mail server that breaks off or says no in any phase', async () => {
    await using server = await startBrokenMailServer()
    await using mails = await startMails(smtp(server.url))
    const faults = SMTP_PHASES.flatMap((phase) =>
      [undefined, '421 not now'].map((reply) => ({ phase, reply })),
    )
    // What is wrong with the sender is mended by an operator, so it is not the mail's end.
    faults.push({ phase: 'MAIL', reply: '550 no such\0 sender' })

    server.breakAt(faults[0])
    await mails.enqueue(recovery())
    for (const at of faults.keys()) {
      const failed = { attempts: at + 1, failed_at: null, last_error: expect.anything() }
      await eventually(async () => expect(await waiting()).toMatchObject([failed]))
      server.breakAt(faults[at + 1])
      await db.query(`update mail.outbox set due_at = now(), last_error = null`)
      await db.query(`select pg_notify('mail_outbox', '')`)
    }
    await nothingWaits()

    expect(server.taken()).toBe(1)
  })

  test('a mail at which the server hangs holds up no other', async () => {
    await using server = await startBrokenMailServer()
    await using mails = await startMails(smtp(server.url))
    server.breakAt({ phase: 'text', reply: null })
    await mails.enqueue(recovery({ to: 'hanging@example.com' }))
    await eventually(async () => expect(await waiting()).toMatchObject([{ attempts: 1 }]))
    await eventually(() => expect(server.texts()).toBe(1))
    server.breakAt(undefined)

    for (let at = 0; at < 12; at += 1) await mails.enqueue(recovery())
    await eventually(() => expect(server.taken()).toBe(12))

    // It hangs still.
    expect(await waiting()).toMatchObject([{ attempts: 1, failed_at: null, last_error: null }])
    await server[Symbol.asyncDispose]()
    await db.query('delete from mail.outbox')
  })

  test('a recipient refused for good is offered once and kept as a dead letter', async () => {
    await using server = await startMailServer({ refuse: () => 550 })
    await using mails = await startMails(smtp(server.url))

    await mails.enqueue(recovery())
    await eventually(async () =>
      expect(await waiting()).toMatchObject([{ attempts: 1, failed_at: expect.any(Date) }]),
    )

    expect([server.offers, await waiting()]).toMatchObject([
      1,
      [{ last_error: expect.stringContaining('550') }],
    ])
    await db.query('delete from mail.outbox')
  })

  test('a mail queued while nobody works leaves at the next start', async () => {
    await using server = await startMailServer()
    const resting = createMails({ db, mailer: smtp(server.url), logger: pino({ enabled: false }) })
    await db.transaction((tx) => resting.enqueue(tx, recovery()))

    await using _mails = await startMails(smtp(server.url))
    await nothingWaits()

    expect(server.received).toHaveLength(1)
  })

  test('a mail says who wrote it, when, in which language, and that no answer is read', async () => {
    await using server = await startMailServer()
    await using mails = await startMails(smtp(server.url))

    await mails.enqueue(recovery({ language: 'fr' }))
    await nothingWaits()

    const { email } = firstOf(server.received)
    const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]))
    expect(email).toMatchObject({
      subject: 'Choisissez un nouveau mot de passe',
      from: { name: 'Podium', address: 'no-reply@podium.example' },
      to: [{ address: 'ada@example.com' }],
      text: expect.stringContaining('Mot de passe oublié\u202f?'),
      html: expect.stringContaining('<html lang="fr">'),
    })
    expect(headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'content-language': 'fr',
      'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@podium\.example>$/),
      date: expect.any(String),
    })
    expect(headers).not.toHaveProperty('list-unsubscribe')
  })

  test.each([
    ['a line break', 'ada@example.com\r\nBcc: eve@example.com'],
    ['a second address', 'ada@example.com, eve@example.com'],
    ['brackets', 'ada@example.com> <eve@example.com'],
  ])('%s in an address brings in neither a header nor another recipient', async (_, to) => {
    await using server = await startMailServer()
    await using mails = await startMails(smtp(server.url))

    await mails.enqueue(recovery({ to }))
    await eventually(async () => {
      const [mail] = await waiting()
      expect(mail === undefined || mail.last_error !== null).toBe(true)
    })

    expect(server.received.flatMap(({ envelope }) => envelope.to)).not.toContain('eve@example.com')
    expect(server.received.map(({ raw }) => raw).join()).not.toMatch(/^bcc:/im)
    await db.query('delete from mail.outbox')
  })

  test('without a mail server the mailbox has a mail at once, not at the queue’s next look', async () => {
    await using mails = await startMails(createMailboxMailer(db))
    await mails.enqueue(recovery({ to: 'first@example.com' }))
    await nothingWaits()

    await mails.enqueue(recovery({ to: 'second@example.com' }))

    await eventually(async () => expect((await listMailbox(db))[0]?.to).toBe('second@example.com'))
  })

  test('a mail is given up when the 22nd attempt fails, not before', async () => {
    await db.query(
      `insert into mail.outbox (request, attempts)
       select $1::jsonb || jsonb_build_object('to', attempts), attempts from unnest(array[20, 21]) as attempts`,
      [JSON.stringify(recovery())],
    )
    await using _mails = await startMails({
      send: () => Promise.reject(new Error('not now')),
      close() {},
    })

    const tried = () =>
      db.query(
        'select attempts, failed_at is not null as "isGivenUp" from mail.outbox order by attempts',
      )
    await eventually(async () =>
      expect(await tried()).toEqual([
        { attempts: 21, isGivenUp: false },
        { attempts: 22, isGivenUp: true },
      ]),
    )
    await db.query('delete from mail.outbox')
  })

  test('a database that fails while a failure is noted stops nothing', async () => {
    const refusals: string[] = []
    const mails = createMails({
      db: {
        ...db,
        query: (sql, values) =>
          /last_error/.test(sql) ? Promise.reject(new Error('away')) : db.query(sql, values),
      },
      mailer: {
        send: () => Promise.reject(new Error('not now')),
        close() {},
      },
      logger: pino({}, { write: (line) => refusals.push(JSON.parse(line).msg) }),
    })
    await mails.start()

    await db.transaction((tx) => mails.enqueue(tx, recovery()))

    await eventually(() => expect(refusals).toContain('the mail queue cannot be reached'))
    await mails.stop()
    await db.query('delete from mail.outbox')
  })

  test('a mail given up is kept for a month, and then forgotten', async () => {
    await db.query(
      `insert into mail.outbox (request, failed_at)
       select jsonb_build_object('to', age), now() - age::interval from unnest(array['31 days', '29 days']) as age`,
    )

    const mailer = createMailboxMailer(db)
    await createMails({ db, mailer, logger: pino({ enabled: false }) }).forgetGivenUp()

    const kept = await db.query(`select request ->> 'to' as age from mail.outbox`)
    expect(kept).toEqual([{ age: '29 days' }])
    await db.query('delete from mail.outbox')
  })

  test('the mailbox takes a repeated delivery once and keeps the newest mails only', async () => {
    const mailbox = createMailboxMailer(db)
    const mail = (at: number) => ({
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      to: `person${at}@example.com`,
      language: 'en' as const,
      subject: 'S',
      text: 'T',
      html: 'H',
      createdAt: new Date(Date.UTC(2099, 0, 1) + at),
    })
    const never = new AbortController().signal

    for (let at = 0; at <= MAILBOX_SIZE; at += 1) await mailbox.send(mail(at), never)
    await mailbox.send(mail(MAILBOX_SIZE), never)

    const kept = await listMailbox(db)
    expect([kept.length, kept[0]?.to, kept.at(-1)?.to]).toEqual([
      MAILBOX_SIZE,
      `person${MAILBOX_SIZE}@example.com`,
      'person1@example.com',
    ])
  })
})

async function portOfAStoppedServer(): Promise<number> {
  await using server = await startMailServer()
  return Number(new URL(server.url).port)
}

function firstOf<T>(list: readonly T[]): T {
  const [first] = list
  if (first === undefined) throw new Error('nothing there')
  return first
}
