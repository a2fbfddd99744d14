import { SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createHeartbeats } from '../../../platform/heartbeats.ts'
import { forgetCounters } from '../../../platform/http/forget-counters.ts'
import { createMails } from '../../../platform/mail/index.ts'
import { createMailboxMailer } from '../../../platform/mail/mailbox.ts'
import { createRetentionClock } from './retention-clock.ts'

describe.each(SERVICE_ENGINES)('the retention job on %s', (engine) => {
  const world = worldOf(engine)

  test('deletes at its start what others keep for a time, counters among it, though one deletion fails', async () => {
    const { db } = world
    const person = await world.signUp()
    await db.query(
      `insert into write_counts (person_id, kind, minute, in_minute, day, in_day)
       select $1, kind, now(), 1, date_trunc('day', now(), 'UTC') - days * interval '1 day', 1
       from (values ('today', 0), ('yesterday', 1)) as written (kind, days)`,
      [person.id],
    )
    await db.query(
      `insert into auth.rate_limits (key, points, expire)
       select name, 1, extract(epoch from now()) * 1000 + ms from (values ('over', -1), ('counts', 3600000)) as of (name, ms)`,
    )
    const logger = pino({ enabled: false })
    const job = createRetentionClock({
      db,
      logger,
      heartbeats: createHeartbeats(),
      mails: createMails({ db, mailer: createMailboxMailer(db), logger }),
      settings: { publicUrl: world.url },
      forgetOthers: [
        () => Promise.reject(new Error('of another concern')),
        () => forgetCounters(db),
      ],
    })

    job.start()

    const named = async (sql: string) =>
      (await db.query<{ name: string }>(sql)).map(({ name }) => name).sort()
    await eventually(async () =>
      expect({
        writes: await named(`select kind as name from write_counts where kind like '%day'`),
        requests: await named(
          `select key as name from auth.rate_limits where key in ('over', 'counts')`,
        ),
      }).toEqual({
        writes: ['today'],
        requests: ['counts'],
      }),
    )
    await job.stop()
  })
})
