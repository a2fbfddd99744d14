import { randomUUID } from 'node:crypto'
import { LIMITS, PROFILE_FIELDS } from '@podium/domain'
import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

type Answer = { error: { code: string } | null; status: number }

const CHECK = { code: '23514', status: 400 }
const ADDRESSES: readonly string[] = ['avatar_url', 'website_url', 'portfolio_url', 'image_url']

describe.each(ENGINES)('bad input on %s', (engine) => {
  const world = worldOf(engine)
  let alice: Awaited<ReturnType<typeof world.signUp>>
  let postId: string
  let strangersPostId: string
  let messageId: string
  beforeAll(async () => {
    alice = await world.signUp({ role: 'professional', complete: true })
    const { data } = await alice
      .from('pro_posts')
      .insert({ author_id: alice.id, content: 'A post' })
      .select('id')
      .single()
      .throwOnError()
    postId = data.id
    const stranger = await world.signUp({ complete: true })
    const { data: strangers } = await stranger
      .from('pro_posts')
      .insert({ author_id: stranger.id, content: 'Another post' })
      .select('id')
      .single()
      .throwOnError()
    strangersPostId = strangers.id
    const { data: message } = await world.service
      .from('contact_messages')
      .insert({
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'other',
        message: 'Hello',
        language: 'fr',
      })
      .select('id')
      .single()
      .throwOnError()
    messageId = message.id
  })

  const outcome = async (request: PromiseLike<Answer>) => {
    const { error, status } = await request
    return { code: error?.code, status }
  }
  /** Writers of values by relation: as a change of one's profile, or as a new row. */
  const write = {
    profiles: (values: object) => alice.from('profiles').update(values).eq('id', alice.id),
    professional_profiles: (values: object) =>
      alice.from('professional_profiles').update(values).eq('id', alice.id),
    skills: (values: object) => alice.from('skills').insert({ name: randomUUID(), ...values }),
    pro_posts: (values: object) =>
      alice
        .from('pro_posts')
        .insert({ author_id: alice.id, content: 'A post', image_url: '/image.webp', ...values }),
    pro_post_comments: (values: object) =>
      alice
        .from('pro_post_comments')
        .insert({ post_id: postId, user_id: alice.id, content: 'A comment', ...values }),
    content_reports: (values: object) =>
      alice.from('content_reports').insert({
        reporter_id: alice.id,
        post_id: strangersPostId,
        reason: 'spam',
        ...values,
      }),
    contact_messages: (values: object) =>
      world.service.from('contact_messages').insert({
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'other',
        message: 'Hello',
        language: 'fr',
        ...values,
      }),
    contact_message_replies: (values: object) =>
      world.service
        .from('contact_message_replies')
        .insert({ contact_message_id: messageId, body: 'Hello', ...values }),
  } satisfies Record<
    keyof typeof LIMITS | 'profiles' | 'professional_profiles',
    (values: object) => PromiseLike<Answer>
  >
  type Written = keyof typeof write

  const textLimits = Object.entries(LIMITS).flatMap(([relation, columns]) =>
    Object.entries(columns).map(([column, max]) => ({ relation, column, max })),
  ) as { relation: Written; column: string; max: number }[] // Object.entries forgets the keys' type
  const profileLimits = Object.entries(PROFILE_FIELDS).flatMap(([column, field]) =>
    'max' in field ? [{ relation: field.view, column, max: field.max, kind: field.kind }] : [],
  )
  const [numbers, texts] = [
    profileLimits.filter(({ kind }) => kind.endsWith('number')),
    profileLimits.filter(({ kind }) => !kind.endsWith('number')),
  ]

  test.each([...textLimits, ...texts])(
    '$relation.$column takes $max characters and not one more',
    async ({ relation, column, max }) => {
      const folder = `/storage/v1/object/public/avatars/${alice.id}/`
      const address = column === 'avatar_url' ? folder : 'https://e.example/'
      const start = ADDRESSES.includes(column) ? address : randomUUID().slice(0, 8)
      const text = (length: number) => start + 'é'.repeat(length - start.length)

      const longest = await outcome(write[relation]({ [column]: text(max) }))
      const tooLong = await outcome(write[relation]({ [column]: text(max + 1) }))

      expect([longest.code, tooLong]).toEqual([undefined, CHECK])
    },
  )

  test.each(numbers)('$relation.$column takes $max and no more', async (limit) => {
    const { relation, column, max } = limit

    const largest = await outcome(write[relation]({ [column]: max }))
    const { status } = await outcome(write[relation]({ [column]: max + 1 }))

    expect([largest.code, status]).toEqual([undefined, 400])
  })

  test.each<[Written, object]>([
    ['pro_posts', { content: '' }],
    ['pro_posts', { content: ' \n\t' }],
    ['pro_posts', { content: '\u00a0\u2003\ufeff' }],
    ['pro_post_comments', { content: '   ' }],
    ['content_reports', { reason: 'boring' }],
    ['content_reports', { details: '\u00a0' }],
    ['skills', { name: '\u202f ' }],
    ['professional_profiles', { experience_years: -1 }],
    ['professional_profiles', { experience_years: 101 }],
    ['professional_profiles', { hourly_rate: -0.01 }],
    ['professional_profiles', { hourly_rate: 'NaN' }],
    ['professional_profiles', { availability_status: 'asleep' }],
    ['professional_profiles', { portfolio_url: 'javascript:alert(1)' }],
    ['professional_profiles', { portfolio_url: 'https://e.example/ "onclick' }],
    ['profiles', { website_url: 'data:text/html,hello' }],
    ['profiles', { website_url: ' javascript:alert(1)' }],
    ['profiles', { website_url: 'https://e.example\njavascript:alert(1)' }],
    ['profiles', { website_url: '' }],
    ['profiles', { avatar_url: 'blob:x' }],
    ['profiles', { avatar_url: 'https://spy.example/pixel.webp' }],
    ['profiles', { avatar_url: `/storage/v1/object/public/avatars/${randomUUID()}/ada.webp` }],
    ['profiles', { first_name: 'Ada\u202eadmin' }],
    ['profiles', { first_name: 'Ad\u200ba' }],
    ['profiles', { last_name: 'Lovelace\nadmin' }],
    ['skills', { name: 'SQ\u2066L' }],
    ['pro_posts', { image_url: 'data:image/svg+xml,<svg/>' }],
    ['pro_posts', { image_url: 'image.webp' }],
    ['pro_posts', { image_alt: '\u00a0' }],
    ['pro_posts', { image_width: 0, image_height: 10 }],
    ['pro_posts', { image_width: 10, image_height: -1 }],
    ['pro_posts', { image_width: 10, image_height: 16_384 }],
    ['pro_posts', { image_width: 10 }],
    ['pro_posts', { image_url: null, image_alt: 'Of nothing' }],
    ['pro_posts', { image_url: null, image_width: 10, image_height: 10 }],
  ])('%s refuses %j', async (relation, values) => {
    expect(await outcome(write[relation](values))).toEqual(CHECK)
  })

  test.each<[string, Written, object, object]>([
    [
      'a column that does not exist',
      'profiles',
      { nickname: 'x' },
      { code: 'PGRST204', status: 400 },
    ],
    [
      'text for a number',
      'professional_profiles',
      { experience_years: 'many' },
      { code: '22P02', status: 400 },
    ],
    [
      'a broken number',
      'professional_profiles',
      { experience_years: 2.5 },
      { code: '22P02', status: 400 },
    ],
    [
      'too large a number',
      'professional_profiles',
      { hourly_rate: 1e12 },
      { code: '22003', status: 400 },
    ],
    ['an object for a text', 'pro_posts', { content: null }, { code: '23502', status: 400 }],
    ['an id that is none', 'pro_post_comments', { post_id: 'x' }, { code: '22P02', status: 400 }],
  ])('%s is refused in %s', async (_what, relation, values, refusal) => {
    expect(await outcome(write[relation](values))).toEqual(refusal)
  })

  test('a text with a null character is refused, never a server error', async () => {
    const { status } = await outcome(write.pro_posts({ content: 'a\u0000b' }))

    expect(status).toBe(400)
  })

  test.each([0, 6, -1])('a skill level of %i is refused', async (level) => {
    const { data: skill } = await alice
      .from('skills')
      .insert({ name: randomUUID() })
      .select('id')
      .single()
      .throwOnError()

    const refused = await outcome(
      alice.from('user_skills').insert({ user_id: alice.id, skill_id: skill.id, level }),
    )

    expect(refused).toEqual(CHECK)
  })

  test('of a bulk insert with one bad row, nothing is written', async () => {
    const name = randomUUID()

    const refused = await outcome(alice.from('skills').insert([{ name }, { name: ' ' }]))

    const { data } = await alice.from('skills').select().eq('name', name)
    expect({ refused, data }).toEqual({ refused: CHECK, data: [] })
  })
})
