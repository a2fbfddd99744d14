import { pino } from 'pino'
import { expect, test } from 'vitest'
import { SqlError } from './sql-error.ts'

test('a logged refusal says what was refused, not the row that was', () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const fields = { sqlState: '23514', detail: 'Failing row contains (secret).', constraint: 'rule' }

  log.error({ err: new SqlError('violates "rule"', { ...fields, cause: new Error('same') }) })

  expect(lines.join()).toContain('23514')
  expect(lines.join()).not.toContain('secret')
})
