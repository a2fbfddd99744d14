import { AppError } from '@podium/domain'
import { expect, test } from 'vitest'
import { explainStartFailure } from './explain-start-failure.ts'
import { completeSettings } from './settings.ts'

test.each([
  [
    'a file',
    Object.assign(new Error('ENOSPC: no space left on device, mkdir'), { code: 'ENOSPC' }),
  ],
  ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['the embedded engine', new Error('The embedded database failed: ErrnoError: ENOSPC')],
  ['the lock of the folder', new Error('database or disk is full')],
])('a start on a full disk is explained as one, whoever met it: %s', (_who, cause) => {
  const settings = completeSettings({})

  for (const error of [cause, new AppError('unavailable', { cause })]) {
    expect(explainStartFailure(error, settings)).toMatch(
      /^The disk that holds DATA_DIR is full \(.+\)\. Make room, then start again\.$/,
    )
  }
})
