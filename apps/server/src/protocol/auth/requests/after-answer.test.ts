import { AppError } from '@podium/domain'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createAfterAnswer } from './after-answer.ts'

test('a failure of ours is logged, a refusal is told to nobody, and the next job runs', async () => {
  const lines: string[] = []
  const afterAnswer = createAfterAnswer(pino({}, { write: (line) => lines.push(line) }))
  const done: string[] = []

  afterAnswer.run(() => Promise.reject(new Error('out of order')))
  afterAnswer.run(() => Promise.reject(new AppError('user_not_found')))
  afterAnswer.run(async () => {
    done.push('last')
  })
  await afterAnswer.settle()

  expect(lines.map((line) => JSON.parse(line).err?.message)).toEqual(['out of order'])
  expect(done).toEqual(['last'])
})
