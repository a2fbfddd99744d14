import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

const skills = (text: string) =>
  analyse(text, { today: '2026-11-23' }).requirements.flatMap((one) =>
    one.kind === 'skill' && !one.excluded ? [one.value] : [],
  )

test('what a project is about is asked for even where only its parts are named', () => {
  expect(skills('Someone to answer our Instagram and send the newsletter every month.')).toContain(
    'marketing-strategy',
  )
})

test('a named skill that is like it stands for it', () => {
  expect(skills('We want a web shop on Shopify.')).not.toContain('online-shop')
  expect(skills('A mobile game in Unity with multiplayer.')).not.toContain('saas-development')
})

test('a text that speaks for no kind of project asks for nothing', () => {
  expect(skills('Hello, how are you today?')).toEqual([])
})
