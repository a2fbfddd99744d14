import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

describe.each(ENGINES)('follows on %s', (engine) => {
  const world = worldOf(engine)

  type Person = Awaited<ReturnType<typeof world.signUp>>
  const follow = (follower: Person, followed: Person) =>
    follower.from('follows').insert({ follower_id: follower.id, followed_id: followed.id })
  const followerCount = async (reader: Person, followed: Person) => {
    const { count } = await reader
      .from('follows')
      .select('*', { count: 'exact', head: true })
      .eq('followed_id', followed.id)
    return count
  }

  test('a person follows and unfollows, and everybody signed in sees the count', async () => {
    const [alice, bob, carol] = [await world.signUp(), await world.signUp(), await world.signUp()]
    await follow(alice, carol).throwOnError()
    await follow(bob, carol).throwOnError()

    const two = await followerCount(alice, carol)
    await alice
      .from('follows')
      .delete()
      .match({ follower_id: alice.id, followed_id: carol.id })
      .throwOnError()

    expect([two, await followerCount(carol, carol), await followerCount(carol, alice)]).toEqual([
      2, 1, 0,
    ])
  })

  test('a person finds out whether they follow somebody', async () => {
    const [alice, bob] = [await world.signUp(), await world.signUp()]
    const find = () =>
      alice
        .from('follows')
        .select('id')
        .match({ follower_id: alice.id, followed_id: bob.id })
        .maybeSingle()

    const before = await find()
    await follow(alice, bob).throwOnError()
    const after = await find()

    expect([before.data, after.data]).toEqual([null, { id: expect.any(String) }])
  })

  test('a person follows another once', async () => {
    const [alice, bob] = [await world.signUp(), await world.signUp()]
    await follow(alice, bob).throwOnError()

    const { error, status } = await follow(alice, bob)

    expect({ code: error?.code, status }).toEqual({ code: '23505', status: 409 })
  })

  test('a person cannot follow themselves', async () => {
    const alice = await world.signUp()

    const { error, status } = await follow(alice, alice)

    expect({ code: error?.code, status }).toEqual({ code: '23514', status: 400 })
  })

  test('a person cannot follow, nor unfollow, in somebody else’s name', async () => {
    const [alice, bob] = [await world.signUp(), await world.signUp()]
    await follow(bob, alice).throwOnError()

    const forged = await alice
      .from('follows')
      .insert({ follower_id: bob.id, followed_id: alice.id })
    await alice.from('follows').delete().eq('follower_id', bob.id).throwOnError()

    expect([forged.error?.code, forged.status, await followerCount(bob, alice)]).toEqual([
      '42501',
      403,
      1,
    ])
  })

  test('a person who is deleted no longer counts as a follower', async () => {
    const [alice, bob] = [await world.signUp(), await world.signUp()]
    await follow(alice, bob).throwOnError()

    await world.service.auth.admin.deleteUser(alice.id)

    expect(await followerCount(bob, bob)).toBe(0)
  })
})
