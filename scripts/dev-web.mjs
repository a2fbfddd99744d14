/**
 * Vite's server of `npm run dev`, which forwards the server's paths. Started by dev.mjs on the
 * project's Node; the server prints the address once both can answer.
 */
import { join } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from './project.mjs'

const { port, target, serverPaths } = JSON.parse(process.argv[2] ?? '{}')
const vite = await createServer({
  root: join(ROOT, 'apps', 'web'),
  server: { port, strictPort: true, proxy: { [serverPaths]: { target, ws: true } } },
})
await vite.listen()
