/**
 * Part of `npm run check`: the product's migrations touch only what a hosted Supabase project
 * allows.
 */
import { readdir, readFile } from 'node:fs/promises'
import { outOfBounds } from './migrations/out-of-bounds.ts'

const FOLDER = new URL('../supabase/migrations/', import.meta.url)

const files = await readdir(FOLDER)
const stampOf = (file: string) => file.slice(0, 14)
for (const file of files) {
  const complaints = /^\d{14}_[a-z0-9_]+\.sql$/.test(file)
    ? []
    : ['is not named <timestamp>_<what>.sql']
  if (files.some((other) => other !== file && stampOf(other) === stampOf(file)))
    complaints.push('has the timestamp of another, by which a hosted project knows it')
  complaints.push(...outOfBounds(await readFile(new URL(file, FOLDER), 'utf8')))
  for (const complaint of complaints) {
    console.error(`supabase/migrations/${file}: ${complaint}`)
    process.exitCode = 1
  }
}
