import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabasePlace, openDatabase } from '@podium/server/platform/db/open-database'
import type { Engine } from './engines.ts'
import { TEMPLATE_DATABASE } from './templates.ts'

/** Environment variables in which the global set-up leaves the templates' places. */
export const TEMPLATES = {
  pglite: 'PODIUM_TEST_FOLDER',
  postgres: 'PODIUM_TEST_POSTGRES',
} as const satisfies Record<Engine, string>

export type TestDatabase = AsyncDisposable & {
  place: DatabasePlace
  /** Data folder of a server on this database. */
  dataDir: string
}

/** Database for one test file, migrated and without rows, or `bare`; dropped when disposed of. */
export async function createTestDatabase(
  engine: Engine,
  { bare = false } = {},
): Promise<TestDatabase> {
  const template = process.env[TEMPLATES[engine]]
  if (!template) throw new Error('@podium/testing/global-setup has not run')
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-world-'))
  const place =
    engine === 'pglite'
      ? await fillFolder(dataDir, bare ? undefined : template)
      : await copyDatabase(template, bare ? 'template0' : TEMPLATE_DATABASE)
  return {
    place,
    dataDir,
    async [Symbol.asyncDispose]() {
      if ('databaseUrl' in place) await dropDatabase(template, place.databaseUrl)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function fillFolder(dataDir: string, template: string | undefined) {
  if (template) await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return { dataDir }
}

async function copyDatabase(adminUrl: string, template: string) {
  const name = `world_${randomUUID().replaceAll('-', '')}`
  await asAdmin(adminUrl, `create database ${name} template ${template}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { databaseUrl: url.href }
}

const dropDatabase = (adminUrl: string, databaseUrl: string) =>
  asAdmin(adminUrl, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`)

async function asAdmin(databaseUrl: string, statement: string) {
  const admin = await openDatabase({ databaseUrl })
  try {
    // Without a time limit: a machine that is busy with other tests takes long to copy a database.
    await admin.withClient((client) => client.query(statement))
  } finally {
    await admin.close()
  }
}
