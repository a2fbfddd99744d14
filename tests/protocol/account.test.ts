import { randomUUID } from 'node:crypto'
import { ownSession } from '@podium/domain'
import { mailTexts } from '@podium/i18n/mails'
import { type Person, SERVICE_ENGINES, startWorld } from '@podium/testing'
import { eventually, eventuallyFound } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

const NOBODY = '00000000-0000-4000-8000-000000000000'

describe.each(SERVICE_ENGINES)('one’s own account on %s', (engine) => {
  const world = worldOf(engine)

  const tokenOf = async (person: Person) =>
    (await person.auth.getSession()).data.session?.access_token
  async function ask(path: string, caller: Person | string | undefined, sent?: unknown) {
    const token = typeof caller === 'object' ? await tokenOf(caller) : caller
    const response = await fetch(`${world.url}/api/account${path}`, {
      ...(sent !== undefined && { method: 'POST', body: JSON.stringify(sent) }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    // The assertions of each test check more than a type could.
    const body = (await response.json()) as Record<string, Record<string, string>[]>
    return { status: response.status, body, headers: response.headers }
  }
  const publish = async (author: Person, content: string) => {
    const post = { author_id: author.id, content }
    return (await author.from('pro_posts').insert(post).select('id').single().throwOnError()).data
      .id
  }
  const comment = (person: Person, post: string, content: string) =>
    person
      .from('pro_post_comments')
      .insert({ post_id: post, user_id: person.id, content })
      .throwOnError()
  /** Ages a person's sign-in. */
  const age = (person: Person, by = '1 hour') =>
    world.db.query(
      'update auth.sessions set created_at = created_at - $2::interval where user_id = $1',
      [person.id, by],
    )
  /** Tables of any schema with a row that contains one of these words, whatever its column. */
  const tablesThatHold = async (...words: string[]) => {
    const tables = await world.db.query<{ name: string }>(
      `select format('%I.%I', nspname, relname) as name
         from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')
        order by 1`,
    )
    const holding = []
    for (const { name } of tables) {
      const rows = await world.db.query(
        `select from ${name} as r where lower(r::text) like any ($1) limit 1`,
        [words.map((word) => `%${word}%`)],
      )
      if (rows.length > 0) holding.push(name)
    }
    return holding
  }
  const exists = async (person: Person) =>
    (await world.db.query('select from auth.users where id = $1', [person.id])).length > 0

  describe('type', () => {
    async function changeType(caller: Person | undefined, role: string) {
      const token = caller && (await tokenOf(caller))
      const response = await fetch(`${world.url}/api/account/type`, {
        method: 'PUT',
        body: JSON.stringify({ role }),
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      })
      return { status: response.status, body: await response.json() }
    }
    const claims = async (person: Person) => {
      const { data } = await person.auth.refreshSession()
      return [data.user?.user_metadata['role'], data.user?.app_metadata['role']]
    }
    const tryToPublish = async (person: Person) =>
      (await person.from('pro_posts').insert({ author_id: person.id, content: 'Words' })).status

    test('somebody lists their own sessions and ends one of them, and nobody else’s', async () => {
      const [alice, other] = [await world.signUp(), await world.signUp()]
      const phone = world.anon
      await phone.auth.signInWithPassword(alice)
      const sessionsOf = async (person: Person) => {
        const headers = { authorization: `Bearer ${await tokenOf(person)}` }
        const response = await fetch(`${world.url}/api/account/sessions`, { headers })
        return ownSession.array().parse(await response.json())
      }
      const end = async (person: Person, id: string) => {
        const headers = { authorization: `Bearer ${await tokenOf(person)}` }
        const path = `/api/account/sessions/${id}`
        return (await fetch(world.url + path, { method: 'DELETE', headers })).status
      }
      const listed = await sessionsOf(alice)
      expect(listed.map((own) => own.is_current).sort()).toEqual([false, true])
      expect(listed[0]?.ip).toBe('127.0.0.1')
      const id = listed.find((own) => !own.is_current)?.id ?? ''

      expect(await end(other, id)).toBe(200)
      expect((await phone.auth.getUser()).error).toBeNull()
      expect(await end(alice, id)).toBe(200)

      expect((await phone.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
      expect(await sessionsOf(alice)).toMatchObject([{ is_current: true }])
      expect(await end(alice, id)).toBe(200)
    })

    test('its owner changes it, which counts at once, is in the next token and in the log', async () => {
      const alice = await world.signUp({ complete: true })

      const asClient = [await changeType(alice, 'user'), await tryToPublish(alice)]
      const clientClaims = await claims(alice)
      const { data: kept } = await alice.from('user_skills').select('level').eq('user_id', alice.id)
      const again = await changeType(alice, 'user')
      const back = [await changeType(alice, 'professional'), await tryToPublish(alice)]

      const done = { status: 200, body: { success: true } }
      expect({ asClient, clientClaims, kept, again, back }).toEqual({
        asClient: [done, 403],
        clientClaims: ['user', 'user'],
        kept: [{ level: 3 }],
        again: done,
        back: [done, 201],
      })
      expect(await claims(alice)).toEqual(['professional', 'professional'])
      const entries = await world.db.query(
        'select action, actor_id, details from audit_log where target_id = $1 order by id',
        [alice.id],
      )
      const entry = { action: 'user.account_type', actor_id: alice.id }
      expect(entries).toEqual([
        { ...entry, details: { role: 'professional', to: 'user' } },
        { ...entry, details: { role: 'user', to: 'professional' } },
      ])
    })

    test('no other role is chosen, nor left: editors and admins are made by admins', async () => {
      const [alice, editor] = [await world.signUp(), await world.signUp({ role: 'editor' })]

      expect((await changeType(alice, 'admin')).status).toBe(400)
      expect((await changeType(undefined, 'professional')).status).toBe(401)
      expect(await changeType(editor, 'user')).toMatchObject({
        status: 403,
        body: { code: 'account_type_fixed' },
      })
      expect(await claims(editor)).toEqual(['editor', 'editor'])
    })
  })

  test('what could guess a password or fill the log is done ten times, then after its hour', async () => {
    await using limited = await startWorld(engine, { authRateLimits: true })
    const alice = await limited.signUp()
    const headers = { authorization: `Bearer ${await tokenOf(alice)}` }
    const call = (path: string, method: string, sent?: object) =>
      fetch(`${limited.url}/api/account${path}`, {
        method,
        headers,
        ...(sent && { body: JSON.stringify(sent) }),
      })
    const calls = [
      { call: () => call('/delete', 'POST', { password: 'wrong' }), status: 400, waitS: 600 },
      { call: () => call('/type', 'PUT', { role: 'user' }), status: 200, waitS: 3600 },
      { call: () => call('/export', 'GET'), status: 200, waitS: 3600 },
    ]

    for (const { call, status, waitS } of calls) {
      const answers = await Promise.all(Array.from({ length: 10 }, call))
      const refused = await call()

      expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(status))
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(waitS)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(waitS / 2)
      await Promise.all(answers.map((answer) => answer.text()))
    }
  })

  describe('export', () => {
    test('everything of one’s own, and nothing secret or of others’ words', async () => {
      const alice = await world.signUp({ complete: true })
      const bob = await world.signUp({ complete: true })
      const post = await publish(alice, 'First words')
      await alice
        .from('pro_posts')
        .update({ content: 'Better words' })
        .eq('id', post)
        .throwOnError()
      await comment(bob, post, 'Bob’s own words')
      const bobs = await publish(bob, 'Bob’s post')
      await comment(alice, bobs, 'Alice answers')
      await alice.from('pro_post_likes').insert({ post_id: bobs, user_id: alice.id }).throwOnError()
      await alice.from('follows').insert({ follower_id: alice.id, followed_id: bob.id })
      const report = { reporter_id: alice.id, post_id: bobs, reason: 'spam' }
      await alice.from('content_reports').insert(report).throwOnError()
      const message = { name: 'A', email: alice.email, subject: 'other', message: 'Hi there' }
      await world.service
        .from('contact_messages')
        .insert({ ...message, language: 'fr' })
        .throwOnError()

      const { status, body, headers } = await ask('/export', alice)

      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="podium-[0-9-]{10}\.json"$/,
      )
      expect(body).toMatchObject({
        account: { id: alice.id, email: alice.email, role: 'professional' },
        profile: { first_name: 'Awa', profession: 'Architect' },
        sign_in_methods: [{ provider: 'email' }],
        skills: [{ level: 3 }],
        posts: [{ content: 'Better words', earlier_texts: [{ content: 'First words' }], likes: 0 }],
        comments: [{ content: 'Alice answers', post_id: bobs, earlier_texts: [] }],
        likes: [{ post_id: bobs }],
        following: [{ person_id: bob.id }],
        followers: [],
        reports: [{ post_id: bobs, reason: 'spam' }],
        files: [],
        moderation: [],
        newsletter_consents: [],
        contact_messages: [{ message: 'Hi there' }],
      })
      expect(body.sessions).toHaveLength(1)
      const text = JSON.stringify(body)
      for (const foreign of ['Bob’s own words', 'Bob’s post', bob.email, 'argon2', 'hmac']) {
        expect(text).not.toContain(foreign)
      }
    })

    test('more entries than are read at once come complete and oldest first', async () => {
      const alice = await world.signUp({ complete: true })
      await world.db.query(
        `insert into pro_posts (author_id, content, created_at)
         select $1, 'Post ' || n, '2026-01-01'::timestamptz + (n / 2) * interval '1 minute'
         from generate_series(1, 1001) as n`,
        [alice.id],
      )

      const { body } = await ask('/export', alice)

      const dates = body.posts?.map((post) => post.created_at)
      expect(new Set(body.posts?.map((post) => post.id)).size).toBe(1001)
      expect(dates).toEqual(dates?.toSorted())
    })

    test('messages from an address nobody has confirmed are not handed to whoever signed up with it', async () => {
      const alice = await world.signUp()
      const message = { name: 'A', email: alice.email, subject: 'other', message: 'Private' }
      await world.service
        .from('contact_messages')
        .insert({ ...message, language: 'fr' })
        .throwOnError()
      await world.db.query('update auth.users set email_confirmed_at = null where id = $1', [
        alice.id,
      ])

      expect((await ask('/export', alice)).body.contact_messages).toEqual([])
    })

    test.each([
      ['nobody', undefined, 'no_authorization'],
      ['a word', 'nonsense', 'bad_jwt'],
    ])('%s gets nothing', async (_who, caller, code) => {
      expect(await ask('/export', caller)).toMatchObject({ status: 401, body: { code } })
    })

    test('whoever signed out gets nothing, with a token that has not run out', async () => {
      const alice = await world.signUp()
      const token = await tokenOf(alice)
      await alice.auth.signOut()

      expect(await ask('/export', token)).toMatchObject({
        status: 401,
        body: { code: 'session_not_found' },
      })
    })
  })

  describe('deletion', () => {
    test('a person takes everything of theirs with them, and others keep what they wrote', async () => {
      const alice = await world.signUp({ complete: true })
      const bob = await world.signUp({ complete: true })
      const [lonely, discussed, bobs] = [
        await publish(alice, 'Nobody answered'),
        await publish(alice, 'Everybody answered'),
        await publish(bob, 'Bob’s own'),
      ]
      await comment(alice, lonely, 'Talking to myself')
      await comment(alice, discussed, 'I agree with myself')
      await comment(bob, discussed, 'Bob stays')
      await comment(alice, bobs, 'Alice was here')
      const like = { post_id: discussed, user_id: bob.id }
      await bob.from('pro_post_likes').insert(like).throwOnError()
      await bob.from('follows').insert({ follower_id: bob.id, followed_id: alice.id })
      const email = alice.email.toUpperCase()
      await world.service
        .from('contact_messages')
        .insert({ name: 'A', email, subject: 'other', message: 'Hi', language: 'fr' })
        .throwOnError()

      expect(await ask('/delete', alice, { password: alice.password })).toMatchObject({
        status: 200,
        body: { success: true },
      })

      const { data: posts } = await bob
        .from('pro_posts')
        .select('id, author_id, content, image_url, likes:pro_post_likes(count)')
        .in('id', [lonely, discussed, bobs])
        .order('created_at')
      expect(posts).toEqual([
        { id: discussed, author_id: null, content: '', image_url: null, likes: [{ count: 0 }] },
        {
          id: bobs,
          author_id: bob.id,
          content: 'Bob’s own',
          image_url: null,
          likes: [{ count: 0 }],
        },
      ])
      const { data: comments } = await bob
        .from('pro_post_comments')
        .select('content')
        .in('post_id', [lonely, discussed, bobs])
      expect(comments).toEqual([{ content: 'Bob stays' }])
      const left = await world.db.query(
        `select from auth.users where id = $1 union all select from auth.sessions where user_id = $1
         union all select from people where id = $1 union all select from follows where followed_id = $1
         union all select from contact_messages where lower(email) = $2`,
        [alice.id, alice.email],
      )
      expect(left).toEqual([])
      expect(await ask('/delete', alice, {})).toMatchObject({ status: 401 })
      const { email: address, password } = alice
      const { error } = await world.anon.auth.signInWithPassword({ email: address, password })
      expect(error?.code).toBe('invalid_credentials')
    })

    test('no table holds anything of them, those of tomorrow included', async () => {
      const mark = `mark${randomUUID().slice(0, 8)}`
      const alice = await world.signUp({ complete: true, email: `${mark}@example.com` })
      const [bob, editor] = [
        await world.signUp({ complete: true }),
        await world.signUp({ role: 'editor' }),
      ]
      await alice.from('profiles').update({ phone_number: mark, address: mark }).eq('id', alice.id)
      const post = await publish(alice, mark)
      await alice
        .from('pro_posts')
        .update({ content: `${mark} again` })
        .eq('id', post)
      await comment(bob, post, 'Bob stays')
      const bobs = await publish(bob, 'Bob’s own')
      await comment(alice, bobs, mark)
      await alice.from('pro_post_likes').insert({ post_id: bobs, user_id: alice.id }).throwOnError()
      await alice.from('follows').insert({ follower_id: alice.id, followed_id: bob.id })
      const report = { reporter_id: alice.id, post_id: bobs, reason: 'spam', details: mark }
      await alice.from('content_reports').insert(report).throwOnError()
      await world.db.query(
        `insert into moderation_decisions (target_type, target_id, post_id, author_id, actor_id, kind, reason, content)
         values ('post', $1, $1, $2, $3, 'hide', 'Rules', $4)`,
        [post, alice.id, editor.id, mark],
      )
      await alice.auth.updateUser({ email: `new-${mark}@example.com` })
      await alice.auth.resetPasswordForEmail(alice.email)
      await world.service
        .from('contact_messages')
        .insert({ name: mark, email: alice.email, subject: 'other', message: mark, language: 'fr' })
        .throwOnError()
      await world.db.query(
        `insert into newsletter_subscriptions (email, language, token_hash, confirmed_at)
         values ($1, 'fr', $2, now())`,
        [alice.email, mark],
      )
      const contact = {
        name: mark,
        email: alice.email.toUpperCase(),
        subject: 'other',
        message: '',
      }
      const givenUp = [
        { kind: 'newsletter_already', to: alice.email },
        { kind: 'contact_message', to: 'provider@example.com', contact },
      ]
      for (const request of givenUp) {
        await world.db.query('insert into mail.outbox (request, failed_at) values ($1, now())', [
          JSON.stringify({ ...request, language: 'fr', link: 'https://example.com' }),
        ])
      }
      const path = `${alice.id}/${randomUUID()}.png`
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
      const blob = new Blob([new Uint8Array(png)], { type: 'image/png' })
      expect((await alice.storage.from('post-images').upload(path, blob)).error).toBeNull()
      expect(await tablesThatHold(mark, alice.id)).toContain('public.people')

      expect(await ask('/delete', alice, { password: alice.password })).toMatchObject({
        status: 200,
      })

      // Left over: the farewell mail, until tomorrow the visit of today (by an id that names nobody
      // any more), and for an hour how often an address was mailed.
      const { subject } = mailTexts.fr.kinds.account_deleted
      await eventually(async () =>
        expect(await world.mailbox(alice.email)).toMatchObject([{ subject }]),
      )
      const allowed = ['auth.rate_limits', 'mail.mailbox', 'public.daily_visitors']
      expect(
        (await tablesThatHold(mark, alice.id)).filter((name) => !allowed.includes(name)),
      ).toEqual([])
      const [kept] = await world.db.query('select reason from content_reports where post_id = $1', [
        bobs,
      ])
      expect(kept).toEqual({ reason: 'spam' })
    })

    test('what is left of a deleted person’s post takes no word and no like, and goes with its last comment', async () => {
      const alice = await world.signUp({ complete: true })
      const bob = await world.signUp()
      const post = await publish(alice, 'Answer me')
      await comment(bob, post, 'Here I am')
      await ask('/delete', alice, { password: alice.password })

      const answers = [
        await bob
          .from('pro_post_comments')
          .insert({ post_id: post, user_id: bob.id, content: 'x' }),
        await bob.from('pro_post_likes').insert({ post_id: post, user_id: bob.id }),
        await bob.from('pro_posts').update({ content: 'Mine now' }).eq('id', post).select(),
      ]
      expect(answers.map(({ error, data }) => error?.code ?? data)).toEqual([
        'content_not_found',
        'content_not_found',
        [],
      ])

      await bob.from('pro_post_comments').delete().eq('post_id', post).throwOnError()
      expect((await bob.from('pro_posts').select('id').eq('id', post)).data).toEqual([])
    })

    test('their pictures go, and nobody else’s', async () => {
      const [alice, bob] = [await world.signUp(), await world.signUp()]
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
      const urlOf = async (person: Person) => {
        const bucket = person.storage.from('avatars')
        const path = `${person.id}/${randomUUID()}.png`
        const blob = new Blob([new Uint8Array(png)], { type: 'image/png' })
        const { error } = await bucket.upload(path, blob)
        expect(error).toBeNull()
        return bucket.getPublicUrl(path).data.publicUrl
      }
      const urls = [await urlOf(alice), await urlOf(bob)]

      await ask('/delete', alice, { password: alice.password })

      const found = await Promise.all(urls.map(async (url) => (await fetch(url)).ok))
      expect(found).toEqual([false, true])
    })

    test('a picture that is sent while they leave does not stay', async () => {
      const alice = await world.signUp()
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
      const blob = new Blob([new Uint8Array(png)], { type: 'image/png' })
      const upload = () =>
        alice.storage.from('avatars').upload(`${alice.id}/${randomUUID()}.png`, blob)

      await Promise.all([upload(), ask('/delete', alice, {}), upload()])

      expect(await exists(alice)).toBe(false)
      expect(
        await world.db.query('select from storage.objects where owner_id = $1', [alice.id]),
      ).toEqual([])
    })

    test.each(['fr', 'en'] as const)('a last mail says goodbye in %s', async (language) => {
      const alice = await world.signUp()
      await alice.auth.updateUser({ data: { language } })

      await ask('/delete', alice, { password: alice.password })

      const { subject } = mailTexts[language].kinds.account_deleted
      await eventually(async () =>
        expect(await world.mailbox(alice.email)).toMatchObject([{ subject, language }]),
      )
    })

    test('who signed in just now needs no password, later nobody goes without it', async () => {
      const [fresh, stale] = [await world.signUp(), await world.signUp()]
      await age(stale)

      expect(await ask('/delete', stale, {})).toMatchObject({
        status: 400,
        body: { code: 'current_password_required' },
      })
      expect(await ask('/delete', fresh, {})).toMatchObject({ status: 200 })
      expect([await exists(stale), await exists(fresh)]).toEqual([true, false])
    })

    test('an account without a password goes by a session of today, or by a mailed code', async () => {
      const [today, before] = [await world.signUp(), await world.signUp()]
      const ids = [today.id, before.id]
      await world.db.query('update auth.users set encrypted_password = null where id = any ($1)', [
        ids,
      ])
      await age(today)
      await age(before, '25 hours')
      expect((await ask('/password', before)).body).toEqual({ is_set: false })

      expect(await ask('/delete', before, {})).toMatchObject({
        status: 400,
        body: { code: 'reauthentication_needed' },
      })
      await before.auth.reauthenticate()
      const mail = await eventuallyFound(async () => (await world.mailbox(before.email))[0])
      // The code deletes an account here: its mail does not speak of a changed password alone.
      expect(mail.text).toContain('suppression')
      expect(mail.subject).not.toContain('mot de passe')
      const nonce = /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
      const wrong = nonce === '000000' ? '000001' : '000000'
      expect(await ask('/delete', before, { nonce: wrong })).toMatchObject({
        status: 422,
        body: { code: 'reauthentication_not_valid' },
      })
      expect([await exists(before), await exists(today)]).toEqual([true, true])
      expect((await ask('/delete', before, { nonce })).status).toBe(200)
      expect((await ask('/delete', today, {})).status).toBe(200)
      expect([await exists(before), await exists(today)]).toEqual([false, false])
    })

    test('a first password needs no present one, and is asked for from then on', async () => {
      const alice = await world.signUp()
      await world.db.query('update auth.users set encrypted_password = null where id = $1', [
        alice.id,
      ])
      await age(alice)

      const { error } = await alice.auth.updateUser({ password: 'a first one 7' })

      expect(error).toBeNull()
      expect((await ask('/password', alice)).body).toEqual({ is_set: true })
      expect((await ask('/delete', alice, {})).body['code']).toBe('current_password_required')
    })

    test('a wrong password deletes nobody, in a fresh session either', async () => {
      const alice = await world.signUp()

      expect(await ask('/delete', alice, { password: 'wrong' })).toMatchObject({
        status: 400,
        body: { code: 'current_password_invalid' },
      })
      expect(await exists(alice)).toBe(true)
    })

    test('a password longer than any is refused unread', async () => {
      const alice = await world.signUp()

      expect(await ask('/delete', alice, { password: 'x'.repeat(1000) })).toMatchObject({
        body: { code: 'current_password_invalid' },
      })
      expect(await ask('/delete', alice, { password: 'x'.repeat(1001) })).toMatchObject({
        body: { code: 'validation_failed' },
      })
    })

    test('the last admin stays, and so does everything of theirs', async () => {
      await using lonely = await startWorld(engine)
      const admin = await lonely.signUp({ role: 'admin', complete: true })
      const post = { author_id: admin.id, content: 'Still here' }
      await admin.from('pro_posts').insert(post).throwOnError()

      const response = await fetch(`${lonely.url}/api/account/delete`, {
        method: 'POST',
        body: JSON.stringify({ password: admin.password }),
        headers: { authorization: `Bearer ${await tokenOf(admin)}` },
      })

      expect([response.status, await response.json()]).toMatchObject([409, { code: 'last_admin' }])
      const { data } = await admin.from('pro_posts').select('content')
      expect(data).toEqual([{ content: 'Still here' }])
      expect(await lonely.mailbox(admin.email)).toEqual([])
    })

    test.each([
      ['nobody', undefined, 401, 'no_authorization'],
      ['a word', 'nonsense', 401, 'bad_jwt'],
    ])('%s deletes nothing', async (_who, caller, status, code) => {
      expect(await ask('/delete', caller, {})).toMatchObject({ status, body: { code } })
    })

    test('the browser’s key and the server’s own are nobody’s account', async () => {
      for (const key of [world.anonKey, world.serviceRoleKey]) {
        expect(await ask('/delete', key, {})).toMatchObject({ status: 401 })
      }
    })

    test('what is no request is refused as such', async () => {
      const alice = await world.signUp()

      for (const sent of ['text', [], { password: 7 }]) {
        expect((await ask('/delete', alice, sent)).status).toBe(400)
      }
      expect(await exists(alice)).toBe(true)
    })

    test('an account deleted by the admin protocol leaves the same', async () => {
      const alice = await world.signUp({ complete: true })
      const bob = await world.signUp()
      const post = await publish(alice, 'Answer me')
      await comment(bob, post, 'Here I am')

      expect((await world.service.auth.admin.deleteUser(alice.id)).error).toBeNull()

      const { data } = await bob.from('pro_posts').select('author_id, content').eq('id', post)
      expect(data).toEqual([{ author_id: null, content: '' }])
      expect((await world.service.auth.admin.deleteUser(NOBODY)).error?.status).toBe(404)
    })
  })
})
