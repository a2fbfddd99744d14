import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createTestDatabase } from '@podium/testing'
import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { runServer } from './run-server.ts'

const PEOPLE = 16
const OF_EACH = 4
const MOST_MEMORY_MB = 500

test(`${PEOPLE * OF_EACH} pictures of ten megabytes at once are stored or put off, in less than ${MOST_MEMORY_MB} MB`, async () => {
  await using database = await createTestDatabase('postgres')
  if (!('databaseUrl' in database.place)) throw new Error('PostgreSQL has an address')
  await using server = runServer({
    DATABASE_URL: database.place.databaseUrl,
    DATA_DIR: database.dataDir,
    AUTH_RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
  const url = await server.ready
  const { supabaseAnonKey } = (await (await fetch(`${url}/config.json`)).json()) as {
    supabaseAnonKey: string
  }
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const picture = await sharp({
    create: { width: 7300, height: 5400, channels: 3, background: 'grey', noise },
  })
    .jpeg({ quality: 84 })
    .toBuffer()
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const client = createClient(url, supabaseAnonKey, { auth: { persistSession: false } })
      const sent = { email: `${randomUUID()}@example.com`, password: 'correct horse battery' }
      const { data } = await client.auth.signUp(sent)
      return { client, id: data.user?.id }
    }),
  )
  const upload = async ({ client, id }: (typeof people)[number]) => {
    const { error } = await client.storage
      .from('post-images')
      .upload(`${id}/${randomUUID()}.jpg`, picture, { contentType: 'image/jpeg' })
    return error ? Number((error as { status?: number }).status) : 200
  }

  const answers = await Promise.all(
    people.flatMap((person) => Array.from({ length: OF_EACH }, () => upload(person))),
  )
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
  const peakMb = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024

  const storedCount = answers.filter((answer) => answer === 200).length
  process.stdout.write(
    `${answers.length} uploads: ${storedCount} stored, ${peakMb.toFixed(0)} MB at most\n`,
  )

  expect(picture.length).toBeGreaterThan(8e6)
  expect(picture.length).toBeLessThan(10e6)
  // One of each person at least: nobody's other pictures cost somebody else theirs.
  expect(storedCount).toBeGreaterThanOrEqual(PEOPLE)
  expect(answers.filter((answer) => ![200, 429, 503].includes(answer))).toEqual([])
  expect(peakMb).toBeLessThan(MOST_MEMORY_MB)
})
