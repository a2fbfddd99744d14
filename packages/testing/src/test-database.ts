import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabasePlace, openDatabase } from '@podium/server/db/open-database'
import type { Engine } from './engines.ts'
import { TEMPLATE_DATABASE } from './templates.ts'

/** Environment variables in which the global setup leaves what to copy. */
export const TEMPLATES = {
  pglite: 'PODIUM_TEST_FOLDER',
  postgres: 'PODIUM_TEST_POSTGRES',
} as const satisfies Record<Engine, string>

export type TestDatabase = AsyncDisposable & { place: DatabasePlace }

/** A migrated, empty database of its own for one test file; gone when disposed of. */
export async function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  const template = process.env[TEMPLATES[engine]]
  if (!template) throw new Error('@podium/testing/global-setup has not run')
  return engine === 'pglite' ? copyFolder(template) : copyDatabase(template)
}

async function copyFolder(template: string): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-world-'))
  await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return {
    place: { dataDir },
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  }
}

async function copyDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `world_${randomUUID().replaceAll('-', '')}`
  await asAdmin(adminUrl, `create database ${name} template ${TEMPLATE_DATABASE}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    place: { databaseUrl: url.href },
    [Symbol.asyncDispose]: () => asAdmin(adminUrl, `drop database ${name} with (force)`),
  }
}

async function asAdmin(databaseUrl: string, statement: string) {
  const admin = await openDatabase({ databaseUrl })
  try {
    await admin.query(statement)
  } finally {
    await admin.close()
  }
}
