import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'

test('a provider’s answer is read up to a size, and leads nowhere else', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/elsewhere') return response.writeHead(302, { location: '/' }).end()
    response.end('x'.repeat(request.url === '/' ? 200_000 : 300_000))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  const read = (path: string) => boundedFetch(`http://127.0.0.1:${port}${path}`, {})

  expect(await (await read('/')).text()).toHaveLength(200_000)
  await expect(read('/large')).rejects.toThrow('too large')
  expect((await read('/elsewhere')).status).toBe(302)

  server.closeAllConnections()
  server.close()
})
