import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeartbeats } from '../../heartbeats.ts'
import { scheduleMaintenance } from './maintenance.ts'

const HOUR_MS = 3_600_000
const logger = pino({ enabled: false })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a maintenance that hangs is late after an hour, one that fails goes on', async () => {
  const heartbeats = createHeartbeats()
  const work = vi.fn(async () => {
    throw new Error('no connection')
  })
  const maintenance = scheduleMaintenance(work, { logger, heart: heartbeats.of('maintenance', 0) })
  await vi.advanceTimersByTimeAsync(4 * HOUR_MS)
  const failing = heartbeats.stopped()
  work.mockReturnValue(new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
  const hanging = heartbeats.stopped()
  maintenance.stop()

  expect(work.mock.calls.length).toBeGreaterThan(3)
  expect({ failing, hanging, ended: heartbeats.stopped() }).toEqual({
    failing: [],
    hanging: ['maintenance'],
    ended: [],
  })
})
