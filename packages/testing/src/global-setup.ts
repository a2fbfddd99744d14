import { buildWebApp } from './build-web-app.ts'
import { startPostgresCluster } from './postgres-cluster.ts'
import { makeRunFolder } from './run-folder.ts'
import { createTemplateDatabase, ensureTemplateFolder } from './templates.ts'
import { TEMPLATES } from './test-database.ts'

/**
 * Set-up once per test run, for Vitest and Playwright alike: builds the web app, starts PostgreSQL and migrates the
 * templates of the test databases. The workers inherit their addresses through the environment; a run that was started
 * with them uses them (scripts/mutants.ts).
 */
export default async function setup() {
  if (process.env[TEMPLATES.postgres] !== undefined) return () => {}
  buildWebApp()
  const folder = makeRunFolder()
  const cluster = await startPostgresCluster()
  try {
    await createTemplateDatabase(cluster)
    process.env[TEMPLATES.pglite] = await ensureTemplateFolder()
    process.env[TEMPLATES.postgres] = cluster.urlOf('postgres')
  } catch (error) {
    stop()
    throw error
  }
  return stop

  function stop() {
    cluster.stop()
    folder.remove()
  }
}
