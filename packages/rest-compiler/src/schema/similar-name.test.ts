import { expect, test } from 'vitest'
import { namesBelow, similarName } from './similar-name.ts'

const NAMES = ['people', 'pro_posts', 'skills']

test.each([
  ['poeple', 'people'],
  ['pro_post', 'pro_posts'],
  ['nothing', null],
])('of %s the most similar name is %s', (name, meant) => {
  expect(similarName(name, NAMES)).toBe(meant)
})

test('a name of more than 63 bytes, which PostgreSQL does not have, gets no hint', () => {
  const like = (length: number, letter: string) =>
    similarName(letter.repeat(length), [letter.repeat(length - 1)])

  expect([like(63, 'p'), like(64, 'p'), like(32, 'é')]).toEqual(['p'.repeat(62), null, null])
})

test('a shared prefix makes names more alike', () => {
  expect(similarName('ab', ['ax'])).toBeNull()
  expect(
    similarName('ab', namesBelow('public.', ['public.ax', 'auth.ab']), { prefix: 'public.' }),
  ).toBe('ax')
})
