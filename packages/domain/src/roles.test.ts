import { expect, test } from 'vitest'
import { mayHaveSkills, mayModerate, ROLES } from './roles.ts'

test('everybody but a client has skills; editors and admins moderate', () => {
  expect(ROLES.filter(mayHaveSkills)).toEqual(['professional', 'editor', 'admin'])
  expect(ROLES.filter(mayModerate)).toEqual(['editor', 'admin'])
})
