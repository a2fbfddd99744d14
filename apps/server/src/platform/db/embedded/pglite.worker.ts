import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { clusterFolder, ensureCluster } from './cluster-folder.ts'
import { engineFailure } from './engine-failure.ts'
import { openPglite } from './open-pglite.ts'
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts'

/**
 * Thread that runs PGlite off the server's event loop and serves PostgreSQL's wire protocol on a
 * socket.
 */

/**
 * Most open connections. One is active at a time; more exist only while a closed one is being
 * removed.
 */
const MAX_CONNECTIONS = 8

const { dataDir, socketPath, syncEveryMs, program } = workerData as WorkerInput
const tell = (message: FromWorker) => parentPort?.postMessage(message)
const open = (folder: string) => openPglite(folder, { syncEveryMs, program })

await ensureCluster(dataDir, async (folder) => (await open(folder)).close())
const db = await open(clusterFolder(dataDir))
reportFailures(db)
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: MAX_CONNECTIONS })
await server.start()
tell({ kind: 'ready' })

parentPort?.on('message', async (message: ToWorker) => {
  switch (message) {
    case 'measure':
      return tell({ kind: 'measured', memoryBytes: db.Module.HEAPU8.length })
    case 'close':
      await server.stop()
      await db.close()
      return tell({ kind: 'closed' })
  }
})

/**
 * Reports exceptions thrown by the engine, which mean that it broke; the socket server would wait
 * for ever.
 */
function reportFailures(engine: PGlite) {
  const run = engine.execProtocolRawStream.bind(engine)
  engine.execProtocolRawStream = async (message, options) => {
    try {
      await run(message, options)
    } catch (error) {
      tell({ kind: 'broken', reason: engineFailure(error) })
      throw error
    }
  }
}
