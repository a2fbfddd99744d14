import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeartbeats } from '../heartbeats.ts'
import { BackupUnderWayError } from './backup-lock.ts'
import { newestRun, newRun } from './backup-runs.ts'
import { scheduleBackups } from './schedule-backups.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const NOW = new Date('2026-11-22T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Schedule of a daily backup whose target holds runs of these ages, in milliseconds; those that fail keep nothing. */
function daily(agesMs: readonly number[], { fails = false, isElsewhere = false } = {}) {
  const runs = agesMs.map((age) => newRun(new Date(NOW.getTime() - age)))
  const made: Date[] = []
  const errors: string[] = []
  const schedule = scheduleBackups({
    newest: () =>
      newestRun({
        list: async () => new Map(runs.map((run) => [`backups/${run}/manifest`, 1])),
        get: async () => undefined,
        put: async () => {},
        remove: async () => {},
      }),
    everyHours: 24,
    async run() {
      made.push(new Date())
      if (fails) throw new Error('The place is full')
      if (isElsewhere) throw new BackupUnderWayError()
      const run = newRun()
      runs.push(run)
      return {
        run,
        tables: 0,
        rows: 0,
        pictures: 0,
        copied: 0,
        mended: 0,
        lost: 0,
        databaseBytes: 0,
        withoutPicture: 0,
      }
    },
    logger: pino({ level: 'error' }, { write: (line: string) => void errors.push(line) }),
  })
  return { ...schedule, errors, madeAfterMs: () => made.map((at) => at.getTime() - NOW.getTime()) }
}

test.each([
  ['there is none', [], [0]],
  ['the newest is as old as that', [25 * HOUR_MS, 24 * HOUR_MS], [0]],
  ['the newest is younger', [24 * HOUR_MS - 5 * MINUTE_MS], [10 * MINUTE_MS]],
  ['the newest is of another clock, half an hour ahead', [-HOUR_MS / 2, 48 * HOUR_MS], []],
  ['the newest is of a future that no clock is ahead by', [-HOUR_MS, 48 * HOUR_MS], [0]],
])('a backup is made a day after the newest one: %s', async (_what, agesMs, madeAfterMs) => {
  const backups = daily(agesMs)

  backups.start()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await backups.stop()

  expect(backups.madeAfterMs()).toEqual(madeAfterMs)
})

test('one that fails is told and tried again an hour later', async () => {
  const backups = daily([], { fails: true })

  backups.start()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await backups.stop()

  expect(backups.madeAfterMs()).toEqual([0, HOUR_MS])
  expect(backups.errors).toEqual(Array(2).fill(expect.stringContaining('The place is full')))
})

test('while another instance makes one, nothing is told, and it is looked again ten minutes later', async () => {
  const backups = daily([], { isElsewhere: true })

  backups.start()
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  await backups.stop()

  expect(backups.madeAfterMs()).toEqual([0, 10 * MINUTE_MS])
  expect(backups.errors).toEqual([])
})

test('after a stop nothing is made any more, not even after a failure', async () => {
  const backups = daily([], { fails: true })

  backups.start()
  await backups.stop()
  const underWay = daily([], { fails: true })
  underWay.start()
  vi.advanceTimersByTime(0)
  await underWay.stop()
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS)

  expect([backups.madeAfterMs(), underWay.madeAfterMs()]).toEqual([[], [0]])
  expect(underWay.errors).toEqual([])
})

test('a backup that hangs beyond a day makes the loop late, a long one does not', async () => {
  const heartbeats = createHeartbeats()
  const schedule = scheduleBackups({
    newest: async () => undefined,
    everyHours: 24,
    run: () => new Promise(() => {}),
    logger: pino({ enabled: false }),
    heart: heartbeats.of('backups', 0),
  })

  schedule.start()
  await vi.advanceTimersByTimeAsync(23 * HOUR_MS)
  const long = heartbeats.stopped()
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)

  expect({ long, hanging: heartbeats.stopped() }).toEqual({ long: [], hanging: ['backups'] })
})
