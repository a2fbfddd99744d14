import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from '@podium/server/create-server'
import { Secret } from '@podium/server/settings'
import { addAdminHistory } from './add-admin-history.ts'
import { untilDemoIsMade } from './path-of.ts'
import type { Screen } from './screen.ts'
import { callAs, shareTeam } from './share-team.ts'

const CLIENT = { clientIds: ['podium'], secret: new Secret('nobody asks for it') }

/** Providers whose buttons are shown; none of them is asked anything. */
const PROVIDERS = [
  { ...CLIENT, id: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
  { ...CLIENT, id: 'custom:acme', name: 'Acme', issuer: 'https://id.acme.example' },
]

/** Server with the demo and an operator's busy day, for this machine alone or for others, too; its folder goes with it. */
export async function serveDemo(kind: NonNullable<Screen['server']>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-shots-'))
  const server = await createServer({
    dataDir,
    port: 0,
    demo: true,
    logLevel: 'error',
    authOidcProvidersFile: PROVIDERS,
    ...(kind === 'open' && { host: '0.0.0.0' }),
  })
  const stop = async () => {
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const { url } = await server.listen()
    const { demoSignIns } = server
    const db = server.backend?.db
    if (db === undefined) throw new Error('The demo is made in a database of our own')
    await addAdminHistory(db)
    await untilDemoIsMade(db)
    await callAs({ url }, '/auth/v1/recover', { email: demoSignIns[0]?.email })
    const share = await shareTeam({ url, db, demoSignIns })
    return { url, db, demoSignIns, share, [Symbol.asyncDispose]: stop }
  } catch (error) {
    await stop()
    throw error
  }
}
