import { expect, test, vi } from 'vitest'
import { ApiError, callApi, postToApi } from './call-api.ts'

/** A server that gives this answer, and what it was asked. */
function answerWith(answer: Response) {
  const asked: { path: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init })
    return answer
  })
  return asked
}

test('a refusal is thrown with its status and code', async () => {
  answerWith(Response.json({ error: 'Last admin', code: 'last_admin' }, { status: 409 }))

  const refused = callApi({ method: 'DELETE', path: '/admin/users/1' })

  await expect(refused).rejects.toBeInstanceOf(ApiError)
  await expect(refused).rejects.toMatchObject({
    status: 409,
    code: 'last_admin',
    message: 'Last admin',
  })
})

test('a refusal that is no JSON, as a proxy sends it, keeps its status', async () => {
  answerWith(new Response('<h1>Bad Gateway</h1>', { status: 502 }))

  await expect(callApi({ method: 'GET', path: '/x' })).rejects.toMatchObject({
    status: 502,
    code: undefined,
  })
})

test('a form is sent as JSON in the reader’s language, and as nobody', async () => {
  const asked = answerWith(new Response(null, { status: 202 }))

  await postToApi('/contact', { name: 'Ada' })

  const headers = new Headers(asked[0]?.init.headers)
  expect(asked[0]?.path).toBe('/api/contact')
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ name: 'Ada', language: 'fr' })
  expect([headers.get('content-type'), headers.get('authorization')]).toEqual([
    'application/json',
    null,
  ])
})

test('a call without a body sends none', async () => {
  const asked = answerWith(new Response(null, { status: 200 }))

  await postToApi('/newsletter/confirm?token=x')

  expect(asked[0]?.init.body).toBeUndefined()
  expect(new Headers(asked[0]?.init.headers).has('content-type')).toBe(false)
})
