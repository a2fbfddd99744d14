import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, TEMPLATE_DATABASE } from '@podium/testing'
import { damaged } from '../../tests/mutants/code-mutants.ts'
import type { Mutant } from '../../tests/mutants/mutant.ts'

/** Copy of the template from which each damaged one is made. */
const SOUND_TEMPLATE = 'podium_sound'

type Place = { root: string; databaseUrl: string }

/** Keeps the sound template under another name. `databaseUrl` is that of the cluster's `postgres`. */
export async function keepSoundTemplate(databaseUrl: string) {
  await inDatabase(databaseUrl, `create database ${SOUND_TEMPLATE} template ${TEMPLATE_DATABASE}`)
}

/** Runs something while the checkout, or the template of its test databases, is damaged. */
export async function withDamage<T>(
  mutant: Mutant,
  { root, databaseUrl }: Place,
  work: () => Promise<T>,
): Promise<T> {
  if (mutant.kind !== 'schema') {
    const file = join(root, mutant.file)
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, damaged(source, mutant))
    return work().finally(() => writeFileSync(file, source))
  }
  await renewTemplate(databaseUrl)
  const template = new URL(databaseUrl)
  template.pathname = TEMPLATE_DATABASE
  await inDatabase(template.href, mutant.sql)
  return work().finally(() => renewTemplate(databaseUrl))
}

async function renewTemplate(databaseUrl: string) {
  await inDatabase(databaseUrl, `drop database ${TEMPLATE_DATABASE} with (force)`)
  await inDatabase(databaseUrl, `create database ${TEMPLATE_DATABASE} template ${SOUND_TEMPLATE}`)
}

async function inDatabase(databaseUrl: string, sql: string) {
  const db = await openDatabase({ databaseUrl })
  try {
    await db.query(sql)
  } finally {
    await db.close()
  }
}
