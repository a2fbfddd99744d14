import { expect, test } from 'vitest'
import { archiveName } from './archive-name.ts'

test('an entry has a name of one step that no unpacker misreads, and its own', () => {
  const taken = new Set<string>()
  expect(
    [
      '../../etc/passwd',
      'fdp.\u202egpj.pdf',
      'CON.txt',
      '…',
      'Plan.pdf',
      'plan.PDF',
      'a\nb.md',
      '..',
    ].map((name) => archiveName(name, taken)),
  ).toEqual([
    '-..-etc-passwd',
    'fdp.gpj.pdf',
    'CON-.txt',
    '…',
    'Plan.pdf',
    'plan (2).PDF',
    'ab.md',
    'x',
  ])
})
