import { randomUUID } from 'node:crypto'
import {
  type SamlForm,
  type SamlPerson,
  SERVICE_ENGINES,
  startAuth,
  startSamlServer,
} from '@podium/testing'
import { authOf, worldOf } from '@podium/testing/suite'
import { afterAll, describe, expect, test } from 'vitest'

const company = await startSamlServer()
const stranger = await startSamlServer()
afterAll(async () => {
  await company[Symbol.asyncDispose]()
  await stranger[Symbol.asyncDispose]()
})

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const EMAIL = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const MINUTE_MS = 60 * 1000

describe.each(SERVICE_ENGINES)('single sign-on on %s', (engine) => {
  const settings = { authAutoconfirm: false, authSamlEnabled: true, authManualLinking: true }
  const world = authOf(engine, settings)
  const redirectTo = `http://localhost:3000/dashboard?a=b`

  const asAdmin = (method: string, path: string, body?: unknown) =>
    world.send(`/admin/sso/providers${path}`, body, { method, token: world.serviceRoleKey })

  /** Provider of a company with domains of its own, in place of an earlier test's. */
  async function connect(idp = company, fields: Record<string, unknown> = {}) {
    const { body: all } = await asAdmin('GET', '')
    const items = all['items'] as { id: string; saml: { entity_id: string } }[]
    const former = items.find(({ saml }) => saml.entity_id === idp.entityId)
    if (former !== undefined) await asAdmin('DELETE', `/${former.id}`)
    idp.trust(await (await world.request('/sso/saml/metadata')).text())
    const domain = `${randomUUID()}.example`
    const given = { type: 'saml', metadata_xml: idp.metadata, domains: [domain], ...fields }
    const { body, status } = await asAdmin('POST', '', given)
    expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(String) })])
    return { id: String(body['id']), domain }
  }

  /** Address of the company's page, by the official client. */
  async function addressOf(domain: string, client = world.client()) {
    const { data, error } = await client.auth.signInWithSSO({ domain, options: { redirectTo } })
    if (error) throw error
    return data.url
  }

  function personOf(domain: string) {
    const nameId: string = randomUUID()
    return { nameId, attributes: { email: `${nameId}@${domain}` } }
  }

  /** Posts an answer, as the browser does. Returns where it is led, with the fields told there. */
  async function post(form: SamlForm) {
    const answer = await world.request('/sso/saml/acs', {
      method: 'POST',
      body: new URLSearchParams({ ...form }),
    })
    const back = new URL(answer.headers.get('location') ?? 'none:')
    const fragment = Object.fromEntries(new URLSearchParams(back.hash.slice(1)))
    const query = Object.fromEntries(back.searchParams)
    back.hash = ''
    back.search = ''
    return { status: answer.status, page: back.href, query, fragment }
  }

  async function signIn(domain: string, person: SamlPerson = personOf(domain), conduct = {}) {
    const client = world.client()
    const form = await company.respond(await addressOf(domain, client), person, conduct)
    const back = await post(form)
    const { access_token = '', refresh_token = '' } = back.fragment
    if (access_token === '') return { ...back, client, form, token: '', user: undefined }
    const { data } = await client.auth.setSession({ access_token, refresh_token })
    return { ...back, client, form, token: access_token, user: data.user ?? undefined }
  }
  const INVALID = { error: 'invalid_request', error_code: 'validation_failed' }
  const accounts = (email: string) =>
    world.db.query<{ id: string; is_sso_user: boolean }>(
      'select id::text, is_sso_user from auth.users where email = $1 order by created_at, id',
      [email],
    )

  test('its metadata tell identity providers its name and its address', async () => {
    const answer = await world.request('/sso/saml/metadata')
    const file = await world.request('/sso/saml/metadata?download=true')

    const xml = await answer.text()
    expect(answer.headers.get('content-type')).toBe('application/xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
    expect(xml).toContain('entityID="http://localhost:3000/auth/v1/sso/saml/metadata"')
    expect(xml).toContain('Location="http://localhost:3000/auth/v1/sso/saml/acs"')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="metadata.xml"')
  })

  test('an employee gets an account of their company’s (implicit flow), and the same one later', async () => {
    const { id, domain } = await connect()
    const person = personOf(domain)

    const first = await signIn(domain, person)
    const again = await signIn(domain, person)

    expect([first.status, first.page, first.query]).toEqual([
      303,
      'http://localhost:3000/dashboard',
      { a: 'b' },
    ])
    const provider = `sso:${id}`
    expect(first.user).toMatchObject({
      ...{ email: person.attributes.email, is_sso_user: true, is_anonymous: false },
      ...{ role: 'authenticated', email_confirmed_at: expect.any(String) },
      app_metadata: { provider, providers: [provider] },
      user_metadata: { iss: company.entityId, sub: person.nameId, email_verified: true },
      identities: [{ provider, id: person.nameId, email: person.attributes.email }],
    })
    expect(again.user?.id).toBe(first.user?.id)
    const claims = await world.verifyToken(first.token)
    expect(claims['amr']).toEqual([
      { method: 'sso/saml', timestamp: expect.any(Number), provider: id },
    ])
    const { data } = await first.client.auth.refreshSession()
    const renewed = await world.verifyToken(data.session?.access_token ?? '')
    expect(renewed['amr']).toEqual(claims['amr'])
    const events = await world.db.query<{ event: string; method: string }>(
      'select event, method from auth.security_events where user_id = $1 order by id',
      [first.user?.id],
    )
    expect(events).toEqual([
      { event: 'account_creation', method: 'sso/saml' },
      { event: 'sign_in', method: 'sso/saml' },
      { event: 'sign_in', method: 'sso/saml' },
    ])
  })

  test('a client with PKCE gets a code, which its verifier exchanges for a session', async () => {
    const { id, domain } = await connect()
    const client = world.client(world.anonKey, 'pkce')
    const person = personOf(domain)
    const { data } = await client.auth.signInWithSSO({ providerId: id, options: { redirectTo } })
    const end = new Date(Date.now() + 2 * 60 * MINUTE_MS)
    const statement = { sessionNotOnOrAfter: end }

    const back = await post(await company.respond(data?.url ?? '', person, { statement }))
    const { data: exchanged, error } = await client.auth.exchangeCodeForSession(
      back.query['code'] ?? '',
    )

    expect(error).toBeNull()
    expect(back.fragment).toEqual({})
    expect(exchanged.user?.email).toBe(person.attributes.email)
    const [session] = await world.db.query<{ end: Date }>(
      'select not_after as end from auth.sessions where user_id = $1',
      [exchanged.user?.id],
    )
    expect(new Date(session?.end ?? 0)).toEqual(end)
  })

  test('a session ends when the company says', async () => {
    const { domain } = await connect()
    const statement = { sessionNotOnOrAfter: new Date(world.clock.now.getTime() + 10 * MINUTE_MS) }
    const { client } = await signIn(domain, personOf(domain), { statement })

    expect((await client.auth.refreshSession()).error).toBeNull()
    world.clock.now = new Date(world.clock.now.getTime() + 11 * MINUTE_MS)
    const { error } = await client.auth.refreshSession()
    world.clock.now = new Date()

    expect(error).toMatchObject({ status: 400, code: 'session_expired' })
  })

  test('a response whose whole is signed is good, too, and an address may be the name', async () => {
    const { domain } = await connect()
    const email = `Ada.${randomUUID()}@${domain}`

    const { user } = await signIn(
      domain,
      { nameId: email, attributes: { email } },
      { signs: 'response', statement: { nameIdFormat: EMAIL } },
    )

    expect(user).toMatchObject({
      email: email.toLowerCase(),
      identities: [{ id: email.toLowerCase() }],
    })
  })

  test('attributes become claims as the operator maps them', async () => {
    const keys = {
      email: { name: 'work-mail' },
      full_name: { names: ['absent', 'displayName'] },
      groups: { name: 'groups', array: true },
      plan: { name: 'absent', default: 'basic' },
      sub: { name: 'displayName' },
    }
    const { domain } = await connect(company, { attribute_mapping: { keys } })
    const name = randomUUID()
    const attributes = { 'work-mail': `${name}@${domain}`, displayName: 'Ada L.', groups: 'staff' }

    const { user } = await signIn(domain, { nameId: name, attributes })

    expect(user?.email).toBe(`${name}@${domain}`)
    expect(user?.user_metadata).toMatchObject({
      full_name: 'Ada L.',
      sub: name,
      custom_claims: { groups: ['staff'], plan: 'basic', sub: 'Ada L.' },
    })
  })

  test('an address is no link: its own account and the company’s stay apart', async () => {
    const { domain } = await connect()
    const person = personOf(domain)
    const { email } = person.attributes
    const password = 'right horse battery'
    const { data } = await world.admin.createUser({ email, password, email_confirm: true })

    const { user } = await signIn(domain, person)
    const renamed = await signIn(domain, { ...person, nameId: randomUUID() })

    expect(user?.id).not.toBe(data.user?.id)
    expect(renamed.user?.id).not.toBe(user?.id)
    expect(await accounts(email)).toHaveLength(3)
    const own = await world.client().auth.signInWithPassword({ email, password })
    expect(own.data.user?.id).toBe(data.user?.id)
    expect(own.data.user?.identities?.map(({ provider }) => provider)).toEqual(['email'])
  })

  test('an address that changes at the company changes here', async () => {
    const { domain } = await connect()
    const person = personOf(domain)
    const { user } = await signIn(domain, person)
    const email = `${randomUUID()}@${domain}`

    const moved = await signIn(domain, { ...person, attributes: { email } })

    expect(moved.user).toMatchObject({ id: user?.id, email })
    const changes = `select from auth.security_events where user_id = $1 and event = 'address_change'`
    expect(await world.db.query(changes, [user?.id])).toHaveLength(1)
    await signIn(domain, { ...person, attributes: { email } })
    expect(await world.db.query(changes, [user?.id])).toHaveLength(1)
  })

  test('a response need not say where it goes and what it answers, if its assertion does', async () => {
    const { domain } = await connect()
    const write = (xml: string) =>
      xml.replace(/ Destination="[^"]*"/, '').replace(/ InResponseTo="[^"]*"/, '')

    expect((await signIn(domain, personOf(domain), { write })).user).toBeDefined()
  })

  test('a company has ten minutes to answer, and a minute more than its assertion says', async () => {
    const { domain } = await connect()
    const begun = new Date()
    world.clock.now = begun
    const respond = async (minutes: number) =>
      company.respond(await addressOf(domain), personOf(domain), {
        statement: { notOnOrAfter: new Date(begun.getTime() + minutes * MINUTE_MS) },
      })
    const [lasting, late, short, expired] = [
      await respond(30),
      await respond(30),
      await respond(5),
      await respond(5),
    ]
    const postAt = async (form: SamlForm, minutes: number, ms: number) => {
      world.clock.now = new Date(begun.getTime() + minutes * MINUTE_MS + ms)
      const { query, fragment } = await post(form)
      world.clock.now = new Date()
      return query['error_code'] ?? Object.keys(fragment).includes('access_token')
    }

    expect(await postAt(lasting, 10, 0)).toBe(true)
    expect(await postAt(late, 10, 1)).toBe('saml_relay_state_expired')
    expect(await postAt(short, 6, -1)).toBe(true)
    expect(await postAt(expired, 6, 0)).toBe('validation_failed')
  })

  test('where nobody may sign up, whom the company has here already may come', async () => {
    const { domain } = await connect()
    const person = personOf(domain)
    const { user } = await signIn(domain, person)
    const closed = await startAuth(world.db, { ...settings, authSignups: false })
    const arrive = async (who: SamlPerson) => {
      const { data } = await closed.client().auth.signInWithSSO({ domain, options: { redirectTo } })
      const form = await company.respond(data?.url ?? '', who)
      const body = new URLSearchParams({ ...form })
      return (await closed.request('/sso/saml/acs', { method: 'POST', body })).headers.get(
        'location',
      )
    }

    expect(user).toBeDefined()
    expect(await arrive(person)).toContain('access_token=')
    expect(await arrive(personOf(domain))).toContain('error_code=signup_disabled')
  })

  test('where it is off, nothing of it is there', async () => {
    const off = await startAuth(world.db, { authAutoconfirm: false })

    for (const [method, path] of [
      ['POST', '/sso'],
      ['GET', '/sso/saml/metadata'],
      ['POST', '/sso/saml/acs'],
    ] as const) {
      const { status, body } = await off.send(path, method === 'GET' ? undefined : {}, { method })
      expect([path, status, body['code']]).toEqual([path, 404, 'saml_provider_disabled'])
    }
  })

  test('what the company keeps is not changed here, and nothing else signs in', async () => {
    const { domain } = await connect()
    const { client, token, user } = await signIn(domain)

    const refused = { status: 422, code: 'user_sso_managed' }
    expect((await client.auth.updateUser({ password: 'battery horse' })).error).toMatchObject(
      refused,
    )
    expect((await client.auth.updateUser({ email: 'a@example.com' })).error).toMatchObject(refused)
    expect((await client.auth.updateUser({ data: { language: 'fr' } })).error).toBeNull()
    const link = await world.send('/user/identities/authorize', undefined, { method: 'GET', token })
    expect([link.status, link.body['code']]).toEqual([422, 'user_sso_managed'])
    const passkey = await world.send('/passkeys/registration/options', {}, { token })
    expect([passkey.status, passkey.body['code']]).toEqual([422, 'user_sso_managed'])
    const { error } = await world.client().auth.resetPasswordForEmail(user?.email ?? '')
    expect(error).toBeNull()
    expect(await world.mailsTo(user?.email ?? '')).toEqual([])
  })

  describe('refuses', () => {
    const now = () => Date.now()
    const elsewhere = 'https://elsewhere.example/auth/v1/sso/saml'
    const attacks: [string, Parameters<typeof company.respond>[2]][] = [
      ['nothing that is signed', { signs: 'nothing' }],
      ['a signature by SHA-1', { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
      ['another audience', { statement: { audience: `${elsewhere}/metadata` } }],
      ['no audience', { write: (xml) => xml.replace(/<saml:AudienceR.*AudienceRestriction>/, '') }],
      ['another recipient', { statement: { recipient: `${elsewhere}/acs` } }],
      ['another destination', { statement: { destination: `${elsewhere}/acs` } }],
      ['another request', { statement: { inResponseTo: '_another' } }],
      ['no request', { write: (xml) => xml.replaceAll(/ InResponseTo="[^"]*"/g, '') }],
      ['another issuer', { statement: { issuer: 'https://elsewhere.example' } }],
      [
        'what has expired',
        { statement: { notOnOrAfter: new Date(now() - 3 * MINUTE_MS), notBefore: new Date(0) } },
      ],
      ['what is not valid yet', { statement: { notBefore: new Date(now() + 4 * MINUTE_MS) } }],
      [
        'what never expires',
        { write: (xml) => xml.replace(/(ConfirmationData) NotOnOrAfter="[^"]*"/, '$1') },
      ],
      ['a changed attribute', { forge: (xml) => xml.replaceAll('@', '@evil.') }],
      [
        'an assertion for which a signed one stands elsewhere (wrapping)',
        {
          forge(xml) {
            const signed = /<saml:Assertion.*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
            const forged = signed
              .replace(/<ds:Signature.*<\/ds:Signature>/, '')
              .replace(/ ID="[^"]*"/, ' ID="_forged"')
              .replace(/(<saml:NameID[^>]*>)[^<]*/, '$1boss')
            return xml.replace(signed, `${forged}<samlp:Extensions>${signed}</samlp:Extensions>`)
          },
        },
      ],
      [
        'two assertions',
        {
          forge(xml) {
            const signed = /<saml:Assertion.*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
            const forged = signed
              .replace(/<ds:Signature.*<\/ds:Signature>/, '')
              .replace(/ ID="[^"]*"/, ' ID="_forged"')
            return xml.replace(signed, forged + signed)
          },
        },
      ],
      [
        'a signature that refers to another element with its ID',
        {
          forge(xml) {
            const signed = /<saml:Assertion.*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
            const [signature = ''] = /<ds:Signature.*<\/ds:Signature>/.exec(signed) ?? []
            const original = signed.replace(signature, '')
            const forged = signed
              .replace(/(<saml:NameID[^>]*>)[^<]*/, '$1boss')
              .replace(
                '</ds:SignatureValue>',
                `</ds:SignatureValue><ds:Object>${original}</ds:Object>`,
              )
            return xml.replace(signed, forged)
          },
        },
      ],
      [
        'entities of a document type',
        {
          forge: (xml) =>
            `<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "${'&a;'.repeat(1000)}">]>${xml.replace('boss', '&c;')}`,
        },
      ],
      [
        'a file named by a document type',
        {
          forge: (xml) =>
            `<!DOCTYPE x SYSTEM "file:///etc/passwd">${xml.replace('<samlp:Status>', '&x;<samlp:Status>')}`,
        },
      ],
      ['no XML', { forge: () => 'no XML' }],
      ['XML of another kind', { forge: () => '<a/>' }],
      [
        'deep nesting',
        {
          forge: (xml) =>
            xml.replace(
              /<saml:Assertion.*<\/saml:Assertion>/,
              '<a>'.repeat(20_000) + '</a>'.repeat(20_000),
            ),
        },
      ],
      ['half of a character', { forge: (xml) => xml.replace('boss', '&#xd800;') }],
    ]
    test.each(attacks)('%s', async (_what, conduct) => {
      const { domain } = await connect()
      const person = { ...personOf(domain), nameId: 'boss' }

      const { page, query, fragment, user } = await signIn(domain, person, conduct)

      expect([page, user]).toEqual(['http://localhost:3000/dashboard', undefined])
      expect(query).toMatchObject(INVALID)
      expect(fragment).toMatchObject(INVALID)
      expect(await accounts(person.attributes.email)).toEqual([])
    })

    test('the same answer twice, also where its request were still open', async () => {
      const { domain } = await connect()
      const { user, form } = await signIn(domain)
      expect(user).toBeDefined()

      const replayed = await post(form)
      expect(replayed.query).toMatchObject({ error_code: 'saml_relay_state_not_found' })
      expect(replayed.page).toBe('http://localhost:3000/provider-return')

      const assertionId = `_${randomUUID()}`
      const person = personOf(domain)
      const conduct = { statement: { assertionId } }
      expect((await signIn(domain, person, conduct)).user).toBeDefined()
      expect((await signIn(domain, person, conduct)).query).toMatchObject(INVALID)
    })

    test('answers of two browsers at once, of which one is too many', async () => {
      const { domain } = await connect()
      const form = await company.respond(await addressOf(domain), personOf(domain))

      const answers = await Promise.all([post(form), post(form), post(form)])

      expect(answers.filter(({ fragment }) => fragment['access_token'])).toHaveLength(1)
    })

    test('an answer that nobody asked for, and one that comes too late', async () => {
      const { domain } = await connect()
      const form = await company.respond(await addressOf(domain), personOf(domain))
      for (const RelayState of ['', 'https://evil.example/', randomUUID()]) {
        const { page, query } = await post({ ...form, RelayState })
        expect(page).toBe('http://localhost:3000/provider-return')
        expect(query).toMatchObject({ error_code: 'saml_relay_state_not_found' })
      }

      world.clock.now = new Date(Date.now() + 11 * MINUTE_MS)
      const late = await post(form)
      world.clock.now = new Date()

      expect(late.query).toMatchObject({ error_code: 'saml_relay_state_expired' })
    })

    test('another company’s assertion, for its own request or for ours', async () => {
      const { domain } = await connect()
      const { domain: other } = await connect(stranger)
      const person = personOf(domain)

      // Signed by another company, sent for our company's request.
      const foreign = await stranger.respond(await addressOf(domain), person, {
        statement: { issuer: company.entityId },
      })
      expect((await post(foreign)).query).toMatchObject(INVALID)
      // Its own assertion, with an address of our company's domain.
      const own = await stranger.respond(await addressOf(other), person)
      expect((await post(own)).query).toMatchObject({
        ...INVALID,
        error_description: 'SAML Assertion names an address outside the domains of its provider',
      })
      expect(await accounts(person.attributes.email)).toEqual([])
    })

    test('a name that a comment cuts in two', async () => {
      const { domain } = await connect()
      const nameId = `boss@${domain}.evil.example`
      const forge = (xml: string) => xml.replaceAll(nameId, `boss@${domain}<!-- -->.evil.example`)

      const { user } = await signIn(domain, { ...personOf(domain), nameId }, { forge })

      expect(user?.identities?.map((identity) => identity.id)).toEqual([nameId])
    })

    test('a person without a lasting name or an address', async () => {
      const { domain } = await connect()
      const statement = { nameIdFormat: TRANSIENT }
      const nameless = await signIn(domain, personOf(domain), { statement })
      const homeless = await signIn(domain, { nameId: randomUUID(), attributes: {} })

      expect(nameless.query).toMatchObject({ error_code: 'saml_assertion_no_user_id' })
      expect(homeless.query).toMatchObject({ error_code: 'saml_assertion_no_email' })
    })

    test('whom the company does not sign in', async () => {
      const { domain } = await connect()
      const conduct = { statement: { status: 'Responder' }, signs: 'nothing' }

      const { query } = await signIn(domain, personOf(domain), conduct)

      expect(query).toMatchObject({ error: 'access_denied' })
      expect(query).not.toHaveProperty('error_code')
    })

    test('an empty or an oversized answer', async () => {
      const { domain } = await connect()
      const of = async (length: number) => {
        const form = await company.respond(await addressOf(domain), personOf(domain))
        return (await post({ ...form, SAMLResponse: 'A'.repeat(length) })).query
      }
      expect(await of(0)).toMatchObject({ error_description: 'SAMLResponse is missing' })
      expect(await of(256 * 1024)).toMatchObject({
        error_description: 'SAML Assertion is not valid',
      })
      expect(await of(256 * 1024 + 1)).toMatchObject({ error_code: 'request_entity_too_large' })
      const form = await company.respond(await addressOf(domain), personOf(domain))
      const large = { ...form, SAMLResponse: 'A'.repeat(300_000) }

      expect((await post(large)).query).toMatchObject({ error_code: 'request_entity_too_large' })
      const huge = await world.request('/sso/saml/acs', {
        method: 'POST',
        body: new URLSearchParams({ ...form, SAMLResponse: 'A'.repeat(2_000_000) }),
      })
      expect(huge.status).toBe(413)
    })
  })

  test('leads to no page that is not allowed', async () => {
    const { domain } = await connect()
    const client = world.client()
    const options = { redirectTo: 'https://evil.example/dashboard' }
    const { data } = await client.auth.signInWithSSO({ domain, options })

    const { page, fragment } = await post(await company.respond(data?.url ?? '', personOf(domain)))

    expect(page).toBe('http://localhost:3000/')
    expect(fragment).toHaveProperty('access_token')
  })

  test('a request needs one provider, known and in use', async () => {
    const { id, domain } = await connect()
    const ask = async (body: object) => {
      const { status, body: answer } = await world.send('/sso', body)
      return [status, answer['code'], answer['message']]
    }

    expect(await ask({})).toEqual([
      ...[400, 'validation_failed', 'A provider_id or domain needs to be provided'],
    ])
    expect(await ask({ domain, provider_id: id })).toEqual([
      ...[400, 'validation_failed', 'Only one of provider_id or domain supported'],
    ])
    expect(await ask({ domain: 'unknown.example' })).toEqual([
      ...[404, 'sso_provider_not_found', 'No SSO provider assigned for this domain'],
    ])
    expect(await ask({ provider_id: randomUUID() })).toEqual([
      ...[404, 'sso_provider_not_found', 'No such SSO provider'],
    ])
    const redirect = await world.request('/sso', {
      method: 'POST',
      body: JSON.stringify({ domain: domain.toUpperCase() }),
    })
    expect(redirect.status).toBe(303)
    expect(redirect.headers.get('location')).toMatch(`${company.url}/sign-in?SAMLRequest=`)
    await asAdmin('PUT', `/${id}`, { disabled: true })
    expect(await ask({ domain })).toEqual([
      ...[404, 'sso_provider_disabled', 'SSO Provider is currently disabled'],
    ])
  })

  test('a provider that is disabled or deleted ends the sessions of its people', async () => {
    const { id, domain } = await connect()
    const { token } = await signIn(domain)
    const refusalOf = async (bearer: string) =>
      (await world.send('/user', undefined, { method: 'GET', token: bearer })).body['code']
    const form = await company.respond(await addressOf(domain), personOf(domain))

    await asAdmin('PUT', `/${id}`, { disabled: true })
    expect(await refusalOf(token)).toBe('session_not_found')
    expect((await post(form)).query).toMatchObject({ error_code: 'sso_provider_disabled' })

    await asAdmin('PUT', `/${id}`, { disabled: false })
    const again = await signIn(domain)
    expect(again.user).toBeDefined()
    expect((await asAdmin('DELETE', `/${id}`)).status).toBe(200)
    expect(await refusalOf(again.token)).toBe('session_not_found')
    expect((await asAdmin('GET', `/${id}`)).body['code']).toBe('sso_provider_not_found')
  })

  test('admins keep the providers; nobody else does', async () => {
    const { id, domain } = await connect(company, { resource_id: randomUUID() })
    const refusalOf = async (fields: object) => {
      const { status, body } = await asAdmin('POST', '', { type: 'saml', ...fields })
      return [status, body['code']]
    }

    const { body: one } = await asAdmin('GET', `/${id}`)
    expect(one).toMatchObject({
      ...{ id, disabled: false, domains: [{ domain }], created_at: expect.any(String) },
      saml: { entity_id: company.entityId, metadata_xml: company.metadata, attribute_mapping: {} },
    })
    const { body: all } = await asAdmin('GET', '')
    expect(all['items']).toContainEqual(expect.objectContaining({ id }))
    expect(JSON.stringify(all)).not.toContain('X509Certificate')
    const same = { metadata_xml: company.metadata }
    expect(await refusalOf(same)).toEqual([422, 'saml_idp_already_exists'])
    expect(await refusalOf({})).toEqual([400, 'validation_failed'])
    expect(await refusalOf({ ...same, type: 'oidc' })).toEqual([400, 'validation_failed'])
    expect(await refusalOf({ metadata_xml: '<a/>' })).toEqual([400, 'validation_failed'])
    expect(await refusalOf({ metadata_xml: 'no XML' })).toEqual([400, 'validation_failed'])
    const dangerous = company.metadata.replace(`${company.url}/sign-in`, 'javascript:alert(1)')
    expect(await refusalOf({ metadata_xml: dangerous })).toEqual([400, 'validation_failed'])
    const other = { metadata_xml: company.metadata.replace('/metadata"', '/other"') }
    expect(await refusalOf({ ...other, domains: [domain.toUpperCase()] })).toEqual([
      ...[400, 'sso_domain_already_exists'],
    ])
    expect(await refusalOf({ ...other, domains: ['a b'] })).toEqual([400, 'validation_failed'])
    expect(await refusalOf({ ...other, domains: ['192.0.2.1'] })).toEqual([
      400,
      'validation_failed',
    ])
    const both = { ...same, metadata_url: `${company.url}/metadata` }
    expect(await refusalOf(both)).toEqual([400, 'validation_failed'])
    expect(await refusalOf({ ...other, name_id_format: 'urn:a' })).toEqual([
      400,
      'validation_failed',
    ])
    const mismatch = await asAdmin('PUT', `/${id}`, other)
    expect([mismatch.status, mismatch.body['code']]).toEqual([400, 'saml_entity_id_mismatch'])
    const domains = [`${randomUUID()}.example`, domain]
    const { body: changed } = await asAdmin('PUT', `/${id}`, { domains, name_id_format: EMAIL })
    expect(changed).toMatchObject({
      domains: domains.toSorted().map((each) => ({ domain: each })),
      saml: { name_id_format: EMAIL, metadata_xml: company.metadata },
    })
    const { body: cleared } = await asAdmin('PUT', `/${id}`, { name_id_format: '' })
    expect(cleared['saml']).not.toHaveProperty('name_id_format')
    const visitor = await world.send('/admin/sso/providers', {}, { token: world.anonKey })
    expect([visitor.status, visitor.body['code']]).toEqual([403, 'not_admin'])
  })

  test('fields of a provider have their longest and their most', async () => {
    const { id } = await connect()
    const mapped = (attribute: object, key = 'plan') => ({
      attribute_mapping: { keys: { [key]: attribute } },
    })
    const ofLength = (length: number, text = '') => text + 'a'.repeat(length - text.length)
    const makers: [most: number, (length: number) => object][] = [
      [255, (length) => ({ resource_id: `${randomUUID()}${ofLength(length - 36)}` })],
      [253, (length) => ({ domains: [ofLength(length, `${randomUUID()}.`)] })],
      [100, (count) => ({ domains: Array.from({ length: count }, () => `${randomUUID()}.test`) })],
      [100, (length) => mapped({ name: 'plan' }, ofLength(length))],
      [500, (length) => mapped({ name: ofLength(length) })],
      [500, (length) => mapped({ names: [ofLength(length)] })],
      [20, (count) => mapped({ names: Array.from({ length: count }, () => 'plan') })],
      [2000, (length) => ({ metadata_url: ofLength(length, `${company.url}/metadata?`) })],
    ]

    for (const [most, fieldsOf] of makers) {
      const answers = [
        (await asAdmin('PUT', `/${id}`, fieldsOf(most))).status,
        (await asAdmin('PUT', `/${id}`, fieldsOf(most + 1))).body['code'],
      ]
      expect([fieldsOf.toString(), ...answers]).toEqual([...[fieldsOf.toString(), 200, 'bad_json']])
    }
    const nameless = await asAdmin('PUT', `/${id}`, mapped({ name: 'plan' }, ''))
    expect(nameless.body['code']).toBe('bad_json')
  })

  test('metadata are read anew when they are a day old, and not those of another provider', async () => {
    const { id, domain } = await connect(company, {
      ...{ metadata_xml: '', metadata_url: `${company.url}/metadata` },
    })
    const age = async (hours: number, ms: number, entityId = company.entityId) => {
      const readAt = new Date(world.clock.now.getTime() - hours * 60 * MINUTE_MS + ms)
      await world.db.query(
        `update auth.saml_providers set metadata_read_at = $2, metadata_xml = $3, entity_id = $4
          where sso_provider_id = $1`,
        [id, readAt, company.metadata.replace('sign-in', 'former'), entityId],
      )
      await addressOf(domain)
      return addressOf(domain)
    }

    expect(await age(24, 1)).toContain(`${company.url}/former?`)
    expect(await age(24, 0)).toContain(`${company.url}/sign-in?`)
    expect(await age(48, 0, 'urn:another')).toContain(`${company.url}/former?`)
  })

  test('metadata come from an address of this machine while the site is of it, and are read anew', async () => {
    const { id, domain } = await connect(company, {
      ...{ metadata_xml: '', metadata_url: `${company.url}/metadata` },
    })
    expect((await asAdmin('GET', `/${id}`)).body['saml']).toMatchObject({
      metadata_url: `${company.url}/metadata`,
      metadata_xml: company.metadata,
    })
    const old = `update auth.saml_providers set metadata_read_at = now() - interval '2 days', metadata_xml = $2
                  where sso_provider_id = $1`
    await world.db.query(old, [id, company.metadata.replace('sign-in', 'former')])

    expect(await addressOf(domain)).toContain(`${company.url}/former?`)
    expect(await addressOf(domain)).toContain(`${company.url}/sign-in?`)
  })

  test('an address that is asked for its metadata is one of the Internet', async () => {
    for (const url of ['http://10.0.0.1/', 'https://10.0.0.1/', 'https://[fd00::1]/', 'ftp://a/']) {
      const { status, body } = await asAdmin('POST', '', { type: 'saml', metadata_url: url })
      const code = url.startsWith('https') ? 'saml_metadata_fetch_failed' : 'validation_failed'
      expect([url, status, body['code']]).toEqual([url, 400, code])
    }
  })

  test('names format and addresses in its request as the operator set them', async () => {
    const { domain } = await connect(company, { name_id_format: PERSISTENT })
    const { status, body } = await world.send('/settings', undefined, { method: 'GET' })

    expect(await addressOf(domain)).toContain('RelayState=')
    expect([status, body['saml_enabled']]).toEqual([200, true])
  })
})

describe.each(SERVICE_ENGINES)('single sign-on of a served Podium on %s', (engine) => {
  const world = worldOf(engine, { authSamlEnabled: true })

  test('an employee gets in by the official client, and reads and deletes what is theirs', async () => {
    const idp = await startSamlServer()
    idp.trust(await (await fetch(`${world.url}/auth/v1/sso/saml/metadata`)).text())
    const made = await fetch(`${world.url}/auth/v1/admin/sso/providers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.serviceRoleKey}` },
      body: JSON.stringify({
        ...{ type: 'saml', metadata_url: `${idp.url}/metadata`, domains: ['acme.example'] },
      }),
    })
    expect(made.status).toBe(201)
    const options = { redirectTo: `${world.url}/dashboard` }
    const { data } = await world.anon.auth.signInWithSSO({ domain: 'acme.example', options })
    const person = { nameId: 'ada', attributes: { mail: 'ada@acme.example' } }

    const form = await idp.respond(data?.url ?? '', person)
    const answer = await fetch(`${world.url}/auth/v1/sso/saml/acs`, {
      method: 'POST',
      body: new URLSearchParams({ ...form }),
      redirect: 'manual',
    })
    const [page, fragment] = (answer.headers.get('location') ?? '').split('#')
    const { access_token = '', refresh_token = '' } = Object.fromEntries(
      new URLSearchParams(fragment),
    )
    const session = await world.anon.auth.setSession({ access_token, refresh_token })

    expect([answer.status, page]).toEqual([303, `${world.url}/dashboard`])
    expect(session.data.user).toMatchObject({ email: 'ada@acme.example', is_sso_user: true })
    const id = session.data.user?.id
    const { data: profile } = await world.anon
      .from('profiles')
      .select('id')
      .eq('id', id ?? '')
    expect(profile).toEqual([{ id }])
    const headers = { authorization: `Bearer ${access_token}` }
    const exported = await fetch(`${world.url}/api/account/export`, { headers })
    expect(await exported.text()).toContain('"sso:')
    await idp[Symbol.asyncDispose]()
  })
})
