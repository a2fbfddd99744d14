import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { copyDataFolder, runServer } from '../protocol/run-server.ts'

const WRITERS = 4
const ROWS_BEFORE_KILL = 60

test('a server killed while people write keeps every row it has answered for, and starts again', async () => {
  await using folder = await copyDataFolder()
  const settings = { DATA_DIR: folder.path, DEMO: 'off' }
  const open = async (url: string) => {
    const { serviceRoleKey } = JSON.parse(await readFile(join(folder.path, 'keys.json'), 'utf8'))
    return createClient(url, serviceRoleKey, { auth: { persistSession: false } })
  }
  await using first = runServer(settings)
  const writer = await open(await first.ready)
  const answered: string[] = []

  const write = async (id: number): Promise<void> => {
    const { data, error } = await writer
      .from('skills')
      .insert({ name: `Skill ${id}` })
      .select('name')
    if (error) return // the server is gone
    answered.push(...data.map(({ name }) => name))
    if (answered.length >= ROWS_BEFORE_KILL) first.process.kill('SIGKILL')
    return write(id + WRITERS)
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, id) => write(id)))
  const end = await first.ended
  await using next = runServer(settings)
  const reader = await open(await next.ready)
  const { data: kept } = await reader.from('skills').select('name')

  expect(end.signal).toBe('SIGKILL')
  expect(answered.length).toBeGreaterThanOrEqual(ROWS_BEFORE_KILL)
  expect(kept?.map(({ name }) => name)).toEqual(expect.arrayContaining(answered))
})
