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

    await eventually(async () =>
      expect(
        await db.query(`select key from auth.rate_limits where key in ('over', 'counts')`),
      ).toEqual([{ key: 'counts' }]),
    )
    await job.stop()
  })
})
