import { startPostgresCluster } from './postgres-cluster.ts'
import { createTemplateDatabase, ensureTemplateFolder } from './templates.ts'
import { TEMPLATES } from './test-database.ts'

/**
 * Once per test run, for Vitest and Playwright alike: starts PostgreSQL and migrates what every test's
 * database is copied from. The workers find both through the environment, which they inherit.
 */
export default async function setup() {
  const cluster = await startPostgresCluster()
  try {
    await createTemplateDatabase(cluster)
    process.env[TEMPLATES.pglite] = await ensureTemplateFolder()
    process.env[TEMPLATES.postgres] = cluster.urlOf('postgres')
  } catch (error) {
    cluster.stop()
    throw error
  }
  return () => cluster.stop()
}
