import { expect, test } from 'vitest'
import { withChosen } from './attachable.ts'

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name)
const names = (chosen: File[]) => withChosen([], chosen).files.map(({ name }) => name)

test('a chosen file is taken under a name that a room has', () => {
  expect(names([file('Plan.PDF'), file('../a\\b.txt'), file(`${'a'.repeat(200)}.docx`)])).toEqual([
    'Plan.PDF',
    '-a-b.txt',
    `${'a'.repeat(115)}.docx`,
  ])
})

test('a file that is chosen twice is taken once, another of its name too', () => {
  const plan = file('plan.pdf', 2)
  const { files, problem } = withChosen(withChosen([], [plan]).files, [plan, file('plan.pdf', 3)])
  expect([files.map(({ file: { size } }) => size), problem]).toEqual([[2, 3], undefined])
})

test('a file of another kind, without content, too large or one too many is not taken, the others are', () => {
  const { files, problem } = withChosen([], [file('a.html'), file('b.pdf')])
  expect([files.map(({ name }) => name), problem]).toEqual([
    ['b.pdf'],
    { problem: 'kind', name: 'a.html' },
  ])
  expect(withChosen([], [file('a.pdf', 0)]).problem?.problem).toBe('empty')
  expect(withChosen([], [file('a.pdf', 10 * 2 ** 20 + 1)]).problem?.problem).toBe('size')
  const six = withChosen(
    [],
    'abcdef'.split('').map((letter) => file(`${letter}.pdf`)),
  )
  expect([six.files.length, six.problem]).toEqual([5, { problem: 'count', name: 'f.pdf' }])
})
