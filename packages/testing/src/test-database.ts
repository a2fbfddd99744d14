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

/** A database of its own for one test file, migrated and without rows, or `bare`; gone when disposed of. */
export async function createTestDatabase(
  engine: Engine,
  { bare = false } = {},
): Promise<TestDatabase> {
  const template = process.env[TEMPLATES[engine]]
  if (!template) throw new Error('@podium/testing/global-setup has not run')
  if (engine === 'pglite') return folderWith(bare ? undefined : template)
  return copyDatabase(template, bare ? 'template0' : TEMPLATE_DATABASE)
}

async function folderWith(template: string | undefined): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-world-'))
  if (template) await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return {
    place: { dataDir },
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  }
}

async function copyDatabase(adminUrl: string, template: string): Promise<TestDatabase> {
  const name = `world_${randomUUID().replaceAll('-', '')}`
  await asAdmin(adminUrl, `create database ${name} template ${template}`)
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
