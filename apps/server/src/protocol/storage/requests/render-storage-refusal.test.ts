import { AppError } from '@podium/domain'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { SqlError } from '../../../platform/db/sql-error.ts'
import { renderStorageRefusal } from './render-storage-refusal.ts'
import { busy } from './storage-refusal.ts'

/** Status of what is answered to an error, and the level of the line that it leaves. */
async function outcomeOf(thrown: Error) {
  const levels: number[] = []
  const logger = pino({}, { write: (line) => levels.push(JSON.parse(line).level) })
  const app = new Hono()
    .get('/', () => {
      throw thrown
    })
    .onError(renderStorageRefusal(logger))
  const { status } = await app.request('/')
  return { status, levels }
}

const { warn, error } = pino.levels.values

test('a full or absent part is a line of an outage, a statement that took too long one of its own', async () => {
  const tooLong = new SqlError('canceling statement', { sqlState: '57014' })

  expect(await outcomeOf(busy())).toEqual({ status: 503, levels: [warn] })
  expect(await outcomeOf(new AppError('unavailable'))).toEqual({ status: 503, levels: [warn] })
  expect(await outcomeOf(tooLong)).toEqual({ status: 503, levels: [error] })
})
