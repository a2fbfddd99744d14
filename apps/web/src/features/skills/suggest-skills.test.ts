import { describe, expect, test } from 'vitest'
import { sameName, suggestSkills } from './suggest-skills.ts'

const skill = (name: string) => ({ id: name, name, category: null })
const names = (typed: string, owned: string[] = [], all = ['React', 'Réaction', 'TypeScript']) =>
  suggestSkills(typed, { found: all.map(skill), owned: owned.map(skill) }).map(({ name }) => name)

describe('skill suggestions', () => {
  test('contain what is typed, whatever its case and accents', () => {
    expect(names(' SCRIPT ')).toEqual(['TypeScript'])
    expect(names('reac')).toEqual(['React', 'Réaction'])
  })

  test('leave out what the person already has', () => {
    expect(names('react', ['React'])).toEqual(['Réaction'])
  })

  test('are at most eight', () => {
    const twelve = Array.from({ length: 12 }, (_, number) => `Skill ${number}`)
    expect(names('skill', [], twelve)).toHaveLength(8)
  })

  test('two names are the same when only case and outer blanks differ', () => {
    expect([sameName(' react', 'React '), sameName('React', 'Preact')]).toEqual([true, false])
  })
})
