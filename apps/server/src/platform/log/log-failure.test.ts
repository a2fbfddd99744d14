import { AppError } from '@podium/domain'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { logFailure } from './log-failure.ts'
import { Outage } from './outage.ts'

test('an outage behind another status is told by count, not by a stack for each request', () => {
  vi.useFakeTimers()
  const lines: Record<string, unknown>[] = []
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const cause = new Outage('The provider did not answer', { cause: new Error('ECONNREFUSED') })

  for (let request = 0; request < 30; request += 1) {
    logFailure(new AppError('unexpected_failure', { cause }), { logger, text: 'failed' })
  }
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()

  expect(lines.length).toBeLessThan(3)
  expect(lines.map(({ err }) => err)).toEqual(lines.map(() => undefined))
  expect(lines.at(-1)).toMatchObject({ reasons: { ECONNREFUSED: expect.any(Number) } })
})
