import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

/** Slugs of skills, and of roles, that a text wants and refuses. */
const read = (text: string) => {
  const { requirements } = analyse(text, { today: '2026-11-23' })
  const of = (kind: string, excluded: boolean) =>
    requirements
      .filter((one) => one.kind === kind && one.excluded === excluded)
      .map(({ value }) => value)
  return {
    skills: of('skill', false),
    refused: of('skill', true),
    roles: of('role', false),
    refusedRoles: of('role', true),
  }
}

test('a specific wish stands against a general refusal, a refusal against a bare mention', () => {
  const { skills, refused } = read(
    'A new website with online booking. No logo. The logo is on the door.',
  )

  expect(skills).toContain('booking')
  expect(refused).toContain('logo')
})

test('what is there already gives way to what is asked for', () => {
  expect(read('Notre logo existe. Il nous faut un nouveau logo.').skills).toContain('logo')
  expect(read('Notre logo existe. Il faut un site.').refused).toContain('logo')
})

test('whoever looks for a trade does not refuse its skill', () => {
  expect(read('Besoin d’une traductrice. Pas de traduction automatique.').skills).toContain(
    'translation',
  )
})

test('people of the client are no seats, nor are those whom the work is for', () => {
  const { roles } = read('Teach nine accountants Excel. Our developers are busy.')

  expect(roles).toContain('trainer')
  expect(roles).not.toContain('accountant')
  expect(roles).not.toContain('software-developer')
})

test('a kind of organisation is no skill', () => {
  expect(read('A contract for our hosting company').skills).not.toContain('web-hosting')
})

test('a trade stands for its skill', () => {
  expect(read('Nous cherchons un photographe pour un séminaire').skills).toContain('photography')
})

test('the place of a skill covers the words that belong to it', () => {
  const text = 'We need a fresh logo for the van'

  const { requirements } = analyse(text, { today: '2026-11-23' })

  const logo = requirements.find(({ value }) => value === 'logo')
  expect(text.slice(...(logo?.span ?? [0, 0]))).toBe('a fresh logo')
})

test('every requirement but a usual role says where the text asks for it', () => {
  const { requirements } = analyse('Je veux une appli pour 5 000 € avant mars, à distance', {
    today: '2026-11-23',
  })

  expect(requirements.filter(({ span, kind }) => span === undefined && kind !== 'role')).toEqual([])
})
