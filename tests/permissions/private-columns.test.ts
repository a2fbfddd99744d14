import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const PRIVATE = { phone_number: '+33 1 99 00 00 01', address: '1 rue Basse', postal_code: '69001' }
const HIDDEN = { phone_number: null, address: null, postal_code: null }

describe.each(ENGINES)('private columns on %s', (engine) => {
  const world = worldOf(engine)

  const signUpWithPrivateData = async () => {
    const alice = await world.signUp({ role: 'professional', complete: true })
    await alice
      .from('profiles')
      .update({ ...PRIVATE, city: 'Lyon' })
      .eq('id', alice.id)
      .throwOnError()
    await alice
      .from('professional_profiles')
      .update({ hourly_rate: 70 })
      .eq('id', alice.id)
      .throwOnError()
    return alice
  }

  test.each(['owner', 'admin'] as const)(
    'phone, address, postal code and hourly rate show to the %s',
    async (who) => {
      const alice = await signUpWithPrivateData()
      const reader = who === 'owner' ? alice : await world.signUp({ role: 'admin' })

      const { data: person } = await reader.from('profiles').select('*').eq('id', alice.id).single()
      const { data: offer } = await reader
        .from('professional_profiles')
        .select('*')
        .eq('id', alice.id)
        .single()

      expect({ person, offer }).toMatchObject({
        person: { ...PRIVATE, city: 'Lyon' },
        offer: { hourly_rate: 70, hourly_rate_public: false },
      })
    },
  )

  test.each(['user', 'professional', 'editor'] as const)(
    'phone, address, postal code and hourly rate do not show to a %s',
    async (role) => {
      const alice = await signUpWithPrivateData()
      const stranger = await world.signUp({ role })

      const { data: person } = await stranger
        .from('profiles')
        .select('*')
        .eq('id', alice.id)
        .single()
      const { data: offer } = await stranger
        .from('professional_profiles')
        .select('*, profiles(phone_number, address, postal_code)')
        .eq('id', alice.id)
        .single()

      expect({ person, offer }).toMatchObject({
        person: { ...HIDDEN, city: 'Lyon' },
        offer: { hourly_rate: null, hourly_rate_public: false, profiles: HIDDEN },
      })
    },
  )

  test('an hourly rate shows to everybody signed in once its owner says so', async () => {
    const [alice, bob] = [await signUpWithPrivateData(), await world.signUp()]
    await alice
      .from('professional_profiles')
      .update({ hourly_rate_public: true })
      .eq('id', alice.id)
      .throwOnError()

    const { data } = await bob
      .from('professional_profiles')
      .select('hourly_rate, hourly_rate_public')
      .eq('id', alice.id)
      .single()

    expect(data).toEqual({ hourly_rate: 70, hourly_rate_public: true })
  })

  test('a hidden value cannot be found by filtering for it', async () => {
    const [alice, bob] = [await signUpWithPrivateData(), await world.signUp()]

    const byPhone = await bob
      .from('profiles')
      .select('id')
      .eq('id', alice.id)
      .eq('phone_number', PRIVATE.phone_number)
    const byRate = await bob
      .from('professional_profiles')
      .select('id')
      .eq('id', alice.id)
      .gte('hourly_rate', 0)

    expect([byPhone.data, byRate.data]).toEqual([[], []])
  })

  test('an admin who is demoted no longer sees them, with the same token', async () => {
    const [alice, boss] = [await signUpWithPrivateData(), await world.signUp({ role: 'admin' })]
    await world.signUp({ role: 'admin' }) // the last admin could not be demoted
    const see = async () =>
      (await boss.from('profiles').select('phone_number').eq('id', alice.id).single()).data

    const before = await see()
    await world.service.auth.admin.updateUserById(boss.id, { app_metadata: { role: 'user' } })
    const after = await see()

    expect([before, after]).toEqual([
      { phone_number: PRIVATE.phone_number },
      { phone_number: null },
    ])
  })
})
