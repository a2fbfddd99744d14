import type { ModerationItem } from '@podium/domain'
import { expect, test } from 'vitest'
import { actionsFor } from './actions-for.ts'

/** The parts of an item that decide. */
const item = (state: ModerationItem['state'], open_reports = 0) =>
  ({ state, open_reports }) as ModerationItem

test.each([
  ['a reported post', [item('visible', 1)], ['hide', 'warn', 'delete', 'dismiss']],
  ['a hidden one without reports', [item('hidden')], ['restore', 'warn', 'delete']],
  ['a deleted one with a report', [item('gone', 1)], ['dismiss']],
  ['a deleted one without', [item('gone')], []],
  [
    'several',
    [item('visible'), item('hidden'), item('gone', 2)],
    ['hide', 'restore', 'warn', 'delete', 'dismiss'],
  ],
])('%s offers what applies to at least one', (_title, items, actions) => {
  expect(actionsFor(items)).toEqual(actions)
})
