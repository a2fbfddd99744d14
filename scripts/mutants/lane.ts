import { createTemplateDatabase, startPostgresCluster } from '@podium/testing'
import { copyCheckout } from './copy-checkout.ts'
import type { Outcome } from './first-failure.ts'
import { keepSoundTemplate } from './with-damage.ts'

/** Place where mutants are tried one after another: a copy of the checkout, and a PostgreSQL with the tests' template. */
export type Lane = Disposable & {
  root: string
  /** Address of the cluster's `postgres`. */
  databaseUrl: string
  /** Runs that passed there without a damage, by the tests that were asked for. */
  soundRuns: Map<string, Outcome>
}

/** Opens a lane beside a checkout whose web app is built; its processes and files end with it, and with the process. */
export async function openLane(checkout: string): Promise<Lane> {
  const cluster = await startPostgresCluster()
  process.once('exit', cluster.stop)
  await createTemplateDatabase(cluster)
  const databaseUrl = cluster.urlOf('postgres')
  await keepSoundTemplate(databaseUrl)
  const copy = copyCheckout(checkout)
  return {
    root: copy.root,
    databaseUrl,
    soundRuns: new Map(),
    [Symbol.dispose]() {
      copy[Symbol.dispose]()
      process.off('exit', cluster.stop)
      cluster.stop()
    },
  }
}
