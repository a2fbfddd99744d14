import { randomUUID } from 'node:crypto'
import { SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

describe.each(SERVICE_ENGINES)('accounts of a served Podium on %s', (engine) => {
  const world = worldOf(engine)

  test('a person who forgot their password gets in through the mailbox, with a new one', async () => {
    const person = await world.signUp()
    const redirectTo = `${world.url}/update-password`
    await world.anon.auth.resetPasswordForEmail(person.email, { redirectTo })
    const link = await eventually(async () => {
      const [mail] = await world.mailbox(person.email)
      const [found] = /http\S+confirm\S+/.exec(mail?.text ?? '') ?? []
      if (found === undefined) throw new Error('the mail is not there yet')
      return found
    })

    const page = await fetch(link)
    const html = await page.text()
    const query = new URLSearchParams(
      [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll('&amp;', '&'),
      ]),
    )
    const verified = await fetch(`${world.url}/auth/v1/verify?${query}`, { redirect: 'manual' })

    expect(link).toContain(`${world.url}/auth/v1/confirm?`)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/)
    expect(verified.status).toBe(303)
    const [target, fragment] = (verified.headers.get('location') ?? '').split('#')
    expect(target).toBe(redirectTo)
    const fields = new URLSearchParams(fragment)
    await world.anon.auth.setSession({
      access_token: fields.get('access_token') ?? '',
      refresh_token: fields.get('refresh_token') ?? '',
    })
    expect((await world.anon.auth.updateUser({ password: 'another1' })).error).toBeNull()
    const { error } = await world.anon.auth.signInWithPassword({
      email: person.email,
      password: 'another1',
    })
    expect(error).toBeNull()
  })

  test('a refusal keeps the protocol’s form, with the request’s id for the operator', async () => {
    const { error } = await world.anon.auth.signInWithPassword({
      email: `${randomUUID()}@example.com`,
      password: 'secret1',
    })
    const response = await fetch(`${world.url}/auth/v1/unknown`)

    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect([response.status, await response.text()]).toEqual([404, '404 page not found'])
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test('a ban by the admin API ends access at once', async () => {
    const person = await world.signUp()
    const { error } = await world.service.auth.admin.updateUserById(person.id, {
      ban_duration: '24h',
    })

    const rows = await person.from('profiles').select('id')
    const user = await person.auth.getUser()

    expect(error).toBeNull()
    expect([rows.status, rows.data]).toEqual([401, null])
    expect(user.data.user).toBeNull()
  })

  test('no cache keeps what the data API answers, or hands it to another', async () => {
    const answers = await Promise.all(
      ['/rest/v1/profiles', '/rest/v1/nothing', '/auth/v1/settings'].map((path) =>
        fetch(world.url + path, { headers: { apikey: world.anonKey } }),
      ),
    )

    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('vary')).toMatch(/\bauthorization\b/i)
    }
  })
})
