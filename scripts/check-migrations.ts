/**
 * Part of `npm run check`: the product's migrations touch only what a hosted Supabase project
 * allows.
 */
import { readdir, readFile } from 'node:fs/promises'
import { outOfBounds } from './migrations/out-of-bounds.ts'

const FOLDER = new URL('../supabase/migrations/', import.meta.url)

for (const file of await readdir(FOLDER)) {
  const complaints = /^\d{14}_[a-z0-9_]+\.sql$/.test(file)
    ? []
    : ['is not named <timestamp>_<what>.sql']
  complaints.push(...outOfBounds(await readFile(new URL(file, FOLDER), 'utf8')))
  for (const complaint of complaints) {
    console.error(`supabase/migrations/${file}: ${complaint}`)
    process.exitCode = 1
  }
}
