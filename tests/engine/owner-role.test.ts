import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { describeAccess } from '@podium/server/platform/db/access/describe-access'
import { beforeAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const ROLES = join(ROOT, 'apps/server/src/platform/db/schema/20260101000000_roles.sql')

/** Statements that the page of operations gives a superuser for a new cluster. */
async function clusterStatements() {
  const page = await readFile(join(ROOT, 'docs', 'operations.md'), 'utf8')
  const [, block = ''] = /```sql\n([^`]+)```/.exec(page) ?? []
  return block.split('\n').filter((line) => !line.startsWith('create database'))
}

/** From PostgreSQL 16 on, whoever makes a role may give it away, and not yet become it. */
describe('the role that owns the database on PostgreSQL 18', () => {
  let db: PGlite
  beforeAll(async () => {
    db = await PGlite.create()
    for (const statement of await clusterStatements()) await db.exec(statement)
    await db.exec('alter database postgres owner to podium; set session authorization podium')
    return () => db.close()
  })
  const memberships = async () => {
    const query = async <Row>(text: string) => (await db.query<Row>(text)).rows
    const lines = await describeAccess({ query })
    return lines.filter((line) => line.startsWith('membership'))
  }

  test('is not taken for one that may become the roles it has made', async () => {
    await db.exec('create role anon nologin noinherit')

    const become = db.exec('begin; set local role anon')

    await expect(become).rejects.toThrow('permission denied to set role "anon"')
    await db.exec('rollback')
    expect(await memberships()).toEqual(['membership of the server in service_role'])
  })

  test('may become them once the migrations have run', async () => {
    await db.exec(await readFile(ROLES, 'utf8'))

    for (const role of ['anon', 'authenticated', 'service_role']) {
      await db.exec(`begin; set local role ${role}; rollback`)
    }
    expect(await memberships()).toHaveLength(3)
  })
})
