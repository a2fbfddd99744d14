import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchMetadata } from './fetch-metadata.ts'

const MAX_BYTES = 512 * 1024
const HERE = 'http://127.0.0.1:3000'
const server = createServer((request, response) => {
  const [, status = '', bytes = ''] = (request.url ?? '').split('/')
  response.writeHead(Number(status), { location: '/200/1' }).end('a'.repeat(Number(bytes)))
})
let url = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const failed = expect.objectContaining({ code: 'saml_metadata_fetch_failed' })
const invalid = expect.objectContaining({ code: 'validation_failed' })

test('an answer has 512 kB at most', async () => {
  expect(await fetchMetadata(`${url}/200/${MAX_BYTES}`, HERE)).toHaveLength(MAX_BYTES)
  await expect(fetchMetadata(`${url}/200/${MAX_BYTES + 1}`, HERE)).rejects.toEqual(failed)
})

test('an answer that is another one, or leads elsewhere, is none', async () => {
  for (const status of [201, 302, 404, 500]) {
    await expect(fetchMetadata(`${url}/${status}/1`, HERE)).rejects.toEqual(failed)
  }
})

test('an address of this machine is asked by a site of it alone, by its number or its name', async () => {
  const { port } = new URL(url)

  expect(await fetchMetadata(`http://localhost:${port}/200/2`, HERE)).toBe('aa')
  await expect(fetchMetadata(`${url}/200/2`, 'https://podium.example')).rejects.toEqual(invalid)
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '10.0.0.1']) {
    const address = `https://${host}:${port}/200/2`
    await expect(fetchMetadata(address, 'https://podium.example')).rejects.toEqual(
      expect.objectContaining({
        code: 'saml_metadata_fetch_failed',
        cause: expect.objectContaining({ message: 'the address is not public' }),
      }),
    )
  }
})

test('another kind of address is refused', async () => {
  for (const address of ['company', 'http://company.example/', 'ftp://127.0.0.1/']) {
    await expect(fetchMetadata(address, HERE)).rejects.toEqual(invalid)
  }
})
