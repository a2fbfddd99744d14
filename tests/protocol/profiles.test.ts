import { ENGINES, type Person } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

describe.each(ENGINES)('profiles on %s', (engine) => {
  const world = worldOf(engine)

  const bothHalves = async (person: Person) => {
    const { data } = await person
      .from('professional_profiles')
      .select('*,person:profiles(*)')
      .eq('id', person.id)
      .single()
      .throwOnError()
    return { ...data, ...data.person }
  }

  test('a new account has an empty profile from its first moment', async () => {
    const alice = await world.signUp({ role: 'professional' })

    const profile = await alice.from('profiles').select('*').eq('id', alice.id).single()
    const offer = await alice.from('professional_profiles').select('*').eq('id', alice.id).single()

    expect([profile.data, offer.data]).toEqual([
      {
        id: alice.id,
        first_name: null,
        last_name: null,
        phone_number: null,
        address: null,
        city: null,
        postal_code: null,
        country: null,
        biography: null,
        avatar_url: null,
        website_url: null,
      },
      {
        id: alice.id,
        profession: null,
        experience_years: null,
        hourly_rate: null,
        hourly_rate_public: false,
        availability_status: null,
        portfolio_url: null,
      },
    ])
  })

  test('a person changes every field of their profile, and reads back what is stored', async () => {
    const alice = await world.signUp()
    const person = {
      first_name: 'Ada',
      last_name: 'Lovelace',
      phone_number: '+44 20 7946 0000',
      address: '12 St James’s Square',
      city: 'London',
      postal_code: 'SW1Y 4JH',
      country: 'United Kingdom',
      biography: 'Notes on an engine.\nAnd a poem: é, 漢, 🎻',
      avatar_url: `/storage/v1/object/public/avatars/${alice.id}/ada.webp`,
      website_url: 'https://ada.example.com/?q=1#notes',
    }
    const offer = {
      profession: 'Mathematician',
      experience_years: 12,
      hourly_rate: 82.5,
      hourly_rate_public: true,
      availability_status: 'not_looking',
      portfolio_url: 'http://portfolio.example.com',
    } as const

    const answered = [
      await alice.from('profiles').update(person).eq('id', alice.id).select('*').single(),
      await alice
        .from('professional_profiles')
        .update(offer)
        .eq('id', alice.id)
        .select('*')
        .single(),
    ]
    const stored = [
      await alice.from('profiles').select('*').eq('id', alice.id).single(),
      await alice.from('professional_profiles').select('*').eq('id', alice.id).single(),
    ]

    const expected = [
      { id: alice.id, ...person },
      { id: alice.id, ...offer },
    ]
    expect({
      answered: answered.map(({ data }) => data),
      stored: stored.map(({ data }) => data),
    }).toEqual({ answered: expected, stored: expected })
  })

  test('a change of one field leaves the others, private ones included', async () => {
    const alice = await world.signUp()
    const mine = () => alice.from('profiles')
    await mine()
      .update({ first_name: 'Ada', phone_number: '123' })
      .eq('id', alice.id)
      .throwOnError()

    const { status } = await mine().update({ city: 'Paris' }).eq('id', alice.id)

    const { data } = await mine()
      .select('first_name, phone_number, city')
      .eq('id', alice.id)
      .single()
    expect({ status, data }).toEqual({
      status: 204,
      data: { first_name: 'Ada', phone_number: '123', city: 'Paris' },
    })
  })

  test('changes of different fields at the same moment are all kept', async () => {
    const alice = await world.signUp()
    const changes = [
      { first_name: 'Ada' },
      { last_name: 'Lovelace' },
      { city: 'London' },
      { country: 'United Kingdom' },
      { biography: 'Engines' },
      { phone_number: '1' },
      { address: '2' },
      { postal_code: '3' },
    ]

    await Promise.all(
      changes.map((change) =>
        alice.from('profiles').update(change).eq('id', alice.id).throwOnError(),
      ),
    )

    const { data } = await alice.from('profiles').select('*').eq('id', alice.id).single()
    expect(data).toMatchObject(Object.assign({}, ...changes))
  })

  test('both halves of a profile are saved by one request, and what it does not name stays', async () => {
    const alice = await world.signUp()
    await alice.rpc('save_profile', {
      changes: {
        first_name: 'Ada',
        phone_number: '123',
        profession: 'Analyst',
        experience_years: 3,
      },
    })

    const { data, error } = await alice.rpc('save_profile', {
      changes: { city: 'Paris', phone_number: null, hourly_rate: 70.5, hourly_rate_public: true },
    })

    expect({ data, error, stored: await bothHalves(alice) }).toMatchObject({
      data: null,
      error: null,
      stored: {
        first_name: 'Ada',
        phone_number: null,
        city: 'Paris',
        profession: 'Analyst',
        experience_years: 3,
        hourly_rate: 70.5,
        hourly_rate_public: true,
      },
    })
  })

  test.each([
    ['a value out of bounds', { experience_years: -1 }, '23514', 400],
    ['a word for a number', { experience_years: 'many' }, '22P02', 400],
    ['a field nobody has', { rank: 1 }, '22023', 400],
    ['an id', { id: '00000000-0000-4000-8000-000000000000' }, '22023', 400],
  ])('of a profile saved with %s nothing is stored', async (_what, wrong, code, expected) => {
    const alice = await world.signUp()

    const { error, status } = await alice.rpc('save_profile', {
      changes: { first_name: 'Ada', profession: 'Analyst', ...wrong },
    })

    expect({ code: error?.code, status, stored: await bothHalves(alice) }).toMatchObject({
      code,
      status: expected,
      stored: { first_name: null, profession: null },
    })
  })

  test.each([null, [], 'Ada', 1])('a profile is not saved from %j', async (changes) => {
    const { error, status } = await (await world.signUp()).rpc('save_profile', { changes })

    expect({ code: error?.code, status }).toEqual({ code: '22023', status: 400 })
  })

  test('a visitor saves no profile', async () => {
    const { error, status } = await world.anon.rpc('save_profile', { changes: { city: 'Paris' } })

    expect({ code: error?.code, status }).toEqual({ code: '42501', status: 401 })
  })

  test('somebody else’s profile counts as not found when one tries to change it', async () => {
    const [alice, bob] = [await world.signUp(), await world.signUp()]

    const many = await bob.from('profiles').update({ city: 'x' }).eq('id', alice.id).select()
    const one = await bob
      .from('professional_profiles')
      .update({ profession: 'x' })
      .eq('id', alice.id)
      .select()
      .single()

    expect([many.data, one.error?.code, one.status]).toEqual([[], 'PGRST116', 406])
  })

  test('a rate has two decimals, in the answer as in the database', async () => {
    const alice = await world.signUp()

    const { data } = await alice
      .from('professional_profiles')
      .update({ hourly_rate: 70.126 })
      .eq('id', alice.id)
      .select('hourly_rate')
      .single()

    expect(data).toEqual({ hourly_rate: 70.13 })
  })

  test('a person reads another’s public profile with their skills; a visitor reads none', async () => {
    const [alice, bob] = [
      await world.signUp({ role: 'professional', complete: true }),
      await world.signUp(),
    ]
    const read = (client: typeof world.anon) =>
      client
        .from('professional_profiles')
        .select('profession, profiles(first_name, user_skills(level, skills(name, category)))')
        .eq('id', alice.id)
        .single()

    const byBob = await read(bob)
    const byVisitor = await read(world.anon)

    expect(byBob.data).toEqual({
      profession: expect.stringMatching(/\S/),
      profiles: {
        first_name: expect.stringMatching(/\S/),
        user_skills: [
          {
            level: expect.any(Number),
            skills: expect.objectContaining({ name: expect.stringMatching(/\S/) }),
          },
        ],
      },
    })
    expect([byVisitor.error?.code, byVisitor.status]).toEqual(['42501', 401])
  })
})
