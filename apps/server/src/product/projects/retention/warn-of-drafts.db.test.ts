import { ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createMails } from '../../../platform/mail/index.ts'
import { createMailboxMailer } from '../../../platform/mail/mailbox.ts'
import { forgetOutdated } from './forget-outdated.ts'
import { warnOfDrafts } from './warn-of-drafts.ts'

/** Projects of client $1: title, and days since the last change. */
const DRAFTS = `
  insert into projects (client_id, title, step, updated_at)
  select $1, title, 'confirm', now() - days * interval '1 day'
  from (values ('young', 334), ('waiting', 336), ('late', 400)) as draft (title, days)`

describe.each(ENGINES)('warnings of drafts on %s', (engine) => {
  const world = worldOf(engine)
  const warn = async () => {
    // Its worker is not started: the world's own delivers.
    const logger = pino({ enabled: false })
    const mails = createMails({ db: world.db, mailer: createMailboxMailer(world.db), logger })
    const settings = { publicUrl: world.url }
    await Promise.all([
      warnOfDrafts(world.db, { mails, settings }),
      warnOfDrafts(world.db, { mails, settings }),
    ])
  }
  const titles = async () => {
    const left = await world.db.query<{ title: string }>('select title from projects')
    return left.map(({ title }) => title).sort()
  }

  const warningsTo = async (email: string) =>
    (await world.mailbox(email)).filter(
      ({ subject }) => subject === 'Votre projet sera bientôt effacé',
    )

  test('a client is told once, a month before, and nothing that they were not told of goes', async () => {
    const client = await world.signUp()
    const banned = await world.signUp()
    await world.db.query(DRAFTS, [client.id])
    await world.db.query(
      `insert into projects (client_id, title, step, updated_at) values ($1, 'banned', 'confirm', now() - interval '366 days')`,
      [banned.id],
    )
    await world.db.query(`update auth.users set banned_until = 'infinity' where id = $1`, [
      banned.id,
    ])
    const warnings = () => warningsTo(client.email)

    await forgetOutdated(world.db)
    expect(await titles()).toEqual(['late', 'waiting', 'young'])

    await warn()
    await warn()
    await forgetOutdated(world.db)
    await eventually(async () => expect(await warnings()).toHaveLength(2))
    expect(await world.mailbox(banned.email)).toEqual([])
    const [mail] = await warnings()
    expect(mail?.text).toMatch(/30 jours/)
    expect(mail?.text).toMatch(/\/dashboard\/create-project\?project=[0-9a-f-]{36}/)
    expect(await titles()).toEqual(['late', 'waiting', 'young'])

    await world.db.query(`update draft_warnings set warned_at = now() - interval '31 days'`)
    await forgetOutdated(world.db)
    expect(await titles()).toEqual(['waiting', 'young'])

    // Changed and left alone again, it is told of again.
    await world.db.query(`update draft_warnings set warned_at = now() - interval '500 days'`)
    await warn()
    await eventually(async () => expect(await warnings()).toHaveLength(3))
  })

  test('processes that look at the same drafts at once tell each client once', async () => {
    await world.db.query('delete from projects')
    const client = await world.signUp()
    await world.db.query(
      `insert into projects (client_id, title, step, updated_at)
       select $1, 'Draft ' || place, 'confirm', now() - interval '340 days' from generate_series(1, 400) as place`,
      [client.id],
    )
    await Promise.all([warn(), warn(), warn()])
    await warn()
    await eventually(async () =>
      expect(await world.db.query('select from mail.outbox where failed_at is null')).toEqual([]),
    )

    expect(await warningsTo(client.email)).toHaveLength(400)
  })
})
