import { once } from 'node:events'
import { request } from 'node:http'
import { eventually } from '@podium/testing/eventually'
import { expect, test } from 'vitest'
import { openSocket } from './realtime-clients.ts'
import { copyDataFolder, runServer } from './run-server.ts'

test('each request for a socket has its line in the access log, without its query, and is counted', async () => {
  await using folder = await copyDataFolder()
  await using server = runServer({
    DATA_DIR: folder.path,
    DEMO: 'off',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'info',
  })
  const url = await server.ready
  const config = await (await fetch(`${url}/config.json`)).json()
  const { supabaseAnonKey: apikey } = config as { supabaseAnonKey: string }
  const secret = 'no.token.of-this-server'
  const socket = await openSocket(url, { apikey })
  const ask = async (method: string, key: string) => {
    const address = `${url}/realtime/v1/websocket?apikey=${key}`
    const headers = { connection: 'Upgrade', upgrade: 'websocket' }
    const [response] = await once(request(address, { method, headers }).end(), 'response')
    return response.headers['x-request-id']
  }
  const ids = [await ask('GET', secret), await ask('POST', apikey)]
  const lines = () =>
    server
      .printed()
      .split('\n')
      .filter((line) => line.includes('/realtime/'))
      .map((line) => JSON.parse(line))
  await eventually(() => expect(lines()).toHaveLength(3))
  const metrics = await (await fetch(`${url}/metrics`)).text()
  socket.close()

  const of = { path: '/realtime/v1/websocket', ip: '127.0.0.1', ms: expect.any(Number) }
  expect(lines()).toMatchObject([
    { ...of, method: 'GET', status: 101 },
    { ...of, method: 'GET', status: 401, requestId: ids[0] },
    { ...of, method: 'POST', status: 400, requestId: ids[1] },
  ])
  expect(server.printed()).not.toContain(secret)
  expect(server.printed()).not.toContain(apikey)
  const route = 'route="/realtime/v1/websocket"'
  for (const line of [
    `podium_http_request_seconds_count{${route},method="GET",status="101"} 1`,
    `podium_http_request_seconds_count{${route},method="GET",status="401"} 1`,
    `podium_http_request_seconds_count{${route},method="POST",status="400"} 1`,
    'podium_realtime_opened_total 1',
    'podium_realtime_refused_total{reason="token"} 1',
    'podium_realtime_refused_total{reason="handshake"} 1',
  ]) {
    expect(metrics).toContain(line)
  }
})
