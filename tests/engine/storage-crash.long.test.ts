import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestDatabase, openDatabase } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { runServer } from '../protocol/run-server.ts'

/** Browser's configuration from the server. */
type Config = { supabaseAnonKey: string }

const LOCK = 20261121
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
/** Trigger that holds up the row of a written file; the attempt before has no tag yet. */
const WAIT_BEFORE_ROW = `
  create function wait_before_row() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$;
  create trigger wait_before_row before insert on storage.objects
    for each row when (new.metadata ->> 'eTag' <> '') execute function wait_before_row()`

test('a server killed between file and row leaves neither behind', async () => {
  await using database = await createTestDatabase('postgres')
  if (!('databaseUrl' in database.place)) throw new Error('PostgreSQL has an address')
  const { dataDir } = database
  const { databaseUrl } = database.place
  const db = await openDatabase({ databaseUrl })
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const files = async () => {
    const entries = await readdir(join(dataDir, 'objects'), {
      recursive: true,
      withFileTypes: true,
    })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }
  try {
    await db.query(WAIT_BEFORE_ROW)
    await using first = runServer(settings)
    const url = await first.ready
    const config = (await (await fetch(`${url}/config.json`)).json()) as Config
    const person = createClient(url, config.supabaseAnonKey, { auth: { persistSession: false } })
    const { data } = await person.auth.signUp({
      email: `${randomUUID()}@example.com`,
      password: 'correct horse battery',
    })
    await db.transaction(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(${LOCK})`)
      const picture = new Blob([PIXEL], { type: 'image/gif' })
      const upload = person.storage.from('avatars').upload(`${data.user?.id}/a.gif`, picture)
      await eventually(async () =>
        expect(await files()).toEqual([expect.not.stringContaining('.')]),
      )
      first.process.kill('SIGKILL')
      expect((await upload).error).not.toBeNull()
    })
    expect(await db.query('select * from storage.objects')).toEqual([])

    // Ages the file beyond the hour that any upload is given.
    await db.query('update storage.orphaned_files set due_at = now()')
    await using next = runServer(settings)
    await next.ready

    await eventually(async () => expect(await files()).toEqual([]))
    expect(await db.query('select * from storage.objects')).toEqual([])
  } finally {
    await db.close()
  }
})
