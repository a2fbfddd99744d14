import { beforeEach, expect, test, vi } from 'vitest'

const SETTINGS = { supabaseUrl: '', supabaseAnonKey: 'anon' }
let answers: (() => Promise<Response>)[]
let requests: number

beforeEach(() => {
  vi.resetModules()
  requests = 0
  vi.stubGlobal('fetch', () => {
    requests += 1
    return answers.shift()?.()
  })
})

const load = async () => (await import('./server-config.ts')).serverConfig

test('the settings are downloaded once, whoever asks', async () => {
  answers = [async () => Response.json(SETTINGS)]
  const serverConfig = await load()

  const both = await Promise.all([serverConfig(), serverConfig()])
  const later = await serverConfig()

  expect([...both, later]).toEqual([SETTINGS, SETTINGS, SETTINGS])
  expect(requests).toBe(1)
})

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['a server that fails', async () => new Response(null, { status: 502 }), '502'],
])('after %s the next call asks again', async (_title, failure, reason) => {
  answers = [failure, async () => Response.json(SETTINGS)]
  const serverConfig = await load()

  await expect(serverConfig()).rejects.toThrow(reason)

  await expect(serverConfig()).resolves.toEqual(SETTINGS)
})
