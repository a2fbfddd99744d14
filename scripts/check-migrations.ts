/**
 * Part of `npm run check`: the product's migrations touch only what a hosted Supabase project
 * allows. Before the first release they also define everything once (`rewritesIn`).
 */
import { readdir, readFile } from 'node:fs/promises'
import { outOfBounds } from './migrations/out-of-bounds.ts'
import { rewritesIn } from './migrations/rewrites.ts'
import { isBeforeRelease } from './project.mjs'

const FOLDER = new URL('../supabase/migrations/', import.meta.url)

const files = (await readdir(FOLDER)).sort()
const migrations: { file: string; sql: string }[] = []
const stampOf = (file: string) => file.slice(0, 14)
for (const file of files) {
  const sql = await readFile(new URL(file, FOLDER), 'utf8')
  migrations.push({ file, sql })
  const complaints = /^\d{14}_[a-z0-9_]+\.sql$/.test(file)
    ? []
    : ['is not named <timestamp>_<what>.sql']
  if (files.some((other) => other !== file && stampOf(other) === stampOf(file)))
    complaints.push('has the timestamp of another, by which a hosted project knows it')
  complaints.push(...outOfBounds(sql))
  for (const complaint of complaints) complain(`${file}: ${complaint}`)
}
for (const rewrite of isBeforeRelease() ? rewritesIn(migrations) : [])
  complain(`${rewrite}: change its definition, then npm run migrations:freeze -- --anew`)

function complain(complaint: string) {
  console.error(`supabase/migrations/${complaint}`)
  process.exitCode = 1
}
