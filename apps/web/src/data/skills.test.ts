import type { SkillLevel } from '@podium/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { REFUSAL, signIn } from './backend.test-data.ts'
import { ownedSkillsQuery, useAddSkill, useSetSkillLevel } from './skills.ts'

const ADA = '00000000-0000-4000-8000-00000000000a'
const OWNED = ownedSkillsQuery(ADA).queryKey
let backend: ReturnType<typeof signIn>

beforeEach(() => {
  backend = signIn(ADA)
})

const owned = (id: string, level: SkillLevel) => ({
  id,
  level,
  skill: { id: `skill ${id}`, name: id, category: null },
})
const levels = () => backend.queries.getQueryData(OWNED)?.map(({ level }) => level)

describe('a level', () => {
  test.each([
    [204, undefined, [5, 2]],
    [403, REFUSAL, [3, 2]],
  ])('shows at once, and after an answer of %i', async (status, body, after) => {
    backend.queries.setQueryData(OWNED, [owned('a', 3), owned('b', 2)])
    const { mutateAsync } = backend.hook(useSetSkillLevel)

    const done = mutateAsync({ id: 'a', level: 5 }).catch(() => undefined)
    const request = await backend.next()
    const before = levels()
    request.answer(status, body)
    await done

    expect([request.body, before, levels()]).toEqual([{ level: 5 }, [5, 2], after])
  })
})

describe('a new skill', () => {
  test('that somebody else has made meanwhile is taken as theirs', async () => {
    const { mutateAsync } = backend.hook(useAddSkill)

    const done = mutateAsync({ skill: { name: 'Rust', category: null }, level: 3 })
    const made = await backend.next()
    made.answer(409, { code: '23505', message: 'duplicate key', details: null, hint: null })
    const found = await backend.next()
    found.answer(200, { id: 'theirs' })
    const linked = await backend.next()
    linked.answer(201)
    await done

    expect([made.name, found.name, linked.name]).toEqual([
      'POST skills',
      'GET skills',
      'POST user_skills',
    ])
    expect(linked.body).toEqual({ user_id: ADA, skill_id: 'theirs', level: 3 })
  })

  test('that is refused is linked to nobody', async () => {
    const { mutateAsync } = backend.hook(useAddSkill)

    const done = mutateAsync({ skill: { name: 'Rust', category: null }, level: 3 })
    ;(await backend.next()).answer(403, REFUSAL)

    await expect(done).rejects.toMatchObject({ code: '42501' })
    expect(backend.unasked()).toEqual([])
  })
})
