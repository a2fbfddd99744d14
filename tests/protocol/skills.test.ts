import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

describe.each(ENGINES)('skills on %s', (engine) => {
  const world = worldOf(engine)

  type Person = Awaited<ReturnType<typeof world.signUp>>
  const professional = () => world.signUp({ role: 'professional' })
  const addSkill = async (person: Person, name: string = crypto.randomUUID()) => {
    const { data } = await person
      .from('skills')
      .insert({ name, category: 'Design' })
      .select()
      .single()
      .throwOnError()
    return data
  }

  test('a new skill is everybody’s to find and to have', async () => {
    const [alice, bob] = [await professional(), await professional()]
    const skill = await addSkill(alice)

    const { data: found } = await bob.from('skills').select('*').eq('name', skill.name)
    await bob.from('user_skills').insert({ user_id: bob.id, skill_id: skill.id }).throwOnError()
    const { data: owned } = await alice
      .from('user_skills')
      .select('level, skills(name, category)')
      .eq('user_id', bob.id)

    expect({ found, owned }).toEqual({
      found: [skill],
      owned: [{ level: 3, skills: { name: skill.name, category: 'Design' } }],
    })
  })

  test.each([
    ['the same letters', (name: string) => name],
    ['other capitals', (name: string) => name.toUpperCase()],
    ['blanks around', (name: string) => `  ${name} `],
  ])('a skill exists once: not again with %s', async (_what, rewrite) => {
    const alice = await professional()
    const { name } = await addSkill(alice, `Été ${crypto.randomUUID()}`)

    const { error, status } = await alice.from('skills').insert({ name: rewrite(name) })

    expect({ code: error?.code, status }).toEqual({ code: '23505', status: 409 })
  })

  test('a person has a skill once, and changes its level', async () => {
    const alice = await professional()
    const skill = await addSkill(alice)
    const owned = { user_id: alice.id, skill_id: skill.id }
    await alice
      .from('user_skills')
      .insert({ ...owned, level: 2 })
      .throwOnError()

    const again = await alice.from('user_skills').insert(owned)
    const { data: changed } = await alice
      .from('user_skills')
      .update({ level: 5 })
      .match(owned)
      .select('level')

    expect([again.error?.code, again.status, changed]).toEqual(['23505', 409, [{ level: 5 }]])
  })

  test('adding a skill one has already, as an upsert, changes its level', async () => {
    const alice = await professional()
    const skill = await addSkill(alice)
    const upsert = (level: number) =>
      alice
        .from('user_skills')
        .upsert([{ user_id: alice.id, skill_id: skill.id, level }], {
          onConflict: 'user_id,skill_id',
        })
        .select('level')

    const { data: first } = await upsert(1)
    const { data: second } = await upsert(4)

    expect([first, second]).toEqual([[{ level: 1 }], [{ level: 4 }]])
  })

  test('a person removes their skill; a skill somebody has cannot be deleted, not even by an admin', async () => {
    const [alice, boss] = [await professional(), await world.signUp({ role: 'admin' })]
    const skill = await addSkill(alice)
    const owned = { user_id: alice.id, skill_id: skill.id }
    await alice.from('user_skills').insert(owned).throwOnError()

    const inUse = await boss.from('skills').delete().eq('id', skill.id)
    await alice.from('user_skills').delete().match(owned).throwOnError()
    const unused = await boss.from('skills').delete().eq('id', skill.id)

    expect([inUse.error?.code, inUse.status, unused.status]).toEqual(['23503', 409, 204])
  })

  test('nobody adds, changes or removes a skill of somebody else', async () => {
    const [alice, bob] = [await professional(), await professional()]
    const skill = await addSkill(alice)
    const owned = { user_id: alice.id, skill_id: skill.id }
    await alice.from('user_skills').insert(owned).throwOnError()
    const other = await addSkill(bob)

    const added = await bob.from('user_skills').insert({ user_id: alice.id, skill_id: other.id })
    const changed = await bob.from('user_skills').update({ level: 1 }).match(owned).select()
    const removed = await bob.from('user_skills').delete().match(owned).select()

    expect([added.error?.code, changed.data, removed.data]).toEqual(['42501', [], []])
  })

  test('nobody gives a skill of theirs to somebody else', async () => {
    const [alice, bob] = [await professional(), await professional()]
    const skill = await addSkill(alice)
    await alice.from('user_skills').insert({ user_id: alice.id, skill_id: skill.id }).throwOnError()

    const given = await alice
      .from('user_skills')
      .update({ user_id: bob.id })
      .eq('skill_id', skill.id)

    expect([given.error?.code, given.status]).toEqual(['42501', 403])
  })

  test('a client’s account adds no skill, neither to the list nor to itself', async () => {
    const [client, alice] = [await world.signUp({ role: 'user' }), await professional()]
    const skill = await addSkill(alice)

    const added = await client.from('skills').insert({ name: crypto.randomUUID() })
    const owned = await client
      .from('user_skills')
      .insert({ user_id: client.id, skill_id: skill.id })

    expect([added.error?.code, added.status]).toEqual(['42501', 403])
    expect([owned.error?.code, owned.status]).toEqual(['42501', 403])
  })

  test('who becomes a professional may have skills at once', async () => {
    const [client, alice] = [await world.signUp({ role: 'user' }), await professional()]
    const skill = await addSkill(alice)
    await world.service.auth.admin.updateUserById(client.id, {
      app_metadata: { role: 'professional' },
    })

    const { status } = await client
      .from('user_skills')
      .insert({ user_id: client.id, skill_id: skill.id })

    expect(status).toBe(201)
  })

  test('a person has at most 100 skills', async () => {
    const alice = await professional()
    const names = Array.from({ length: 101 }, () => ({ name: crypto.randomUUID() }))
    const { data: skills } = await world.service.from('skills').insert(names).select('id')
    const rows = (skills ?? []).map(({ id }) => ({ user_id: alice.id, skill_id: id }))
    await world.service.from('user_skills').insert(rows.slice(0, 99)).throwOnError()

    const tooMany = await alice.from('user_skills').insert(rows.slice(99))
    const last = await alice.from('user_skills').insert(rows.slice(99, 100))

    expect([tooMany.error?.code, tooMany.status, last.status]).toEqual(['23514', 400, 201])
  })
})
