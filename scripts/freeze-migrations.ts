/**
 * `npm run migrations:freeze` adds new migrations to scripts/migrations/frozen.json; with `--
 * --anew` it writes the whole list again, which only a version before 1.0 may do. `--check`, part
 * of `npm run check`, names every migration that differs from the list.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { hashMigrations, MIGRATION_SETS } from '../apps/server/src/platform/db/migration-files.ts'
import { type Hashes, notAsFrozen, unfrozen } from './migrations/not-as-frozen.ts'
import { giveUp, isBeforeRelease, ROOT } from './project.mjs'

const FILE = new URL('./migrations/frozen.json', import.meta.url)
const asked = (option: string) => process.argv.includes(option)

if (asked('--anew') && !isBeforeRelease())
  giveUp('Released migrations stay as they are: write new ones.')

const frozen: Record<string, Hashes> = JSON.parse(readFileSync(FILE, 'utf8'))
const present: Record<string, Hashes> = {}
for (const { dir } of MIGRATION_SETS) {
  present[relative(ROOT, dir).replaceAll(sep, '/')] = Object.fromEntries(await hashMigrations(dir))
}

const complaints = Object.entries(present).flatMap(([folder, hashes]) => {
  const list = frozen[folder] ?? {}
  const fresh = unfrozen(list, hashes).map((file) => `${file}: run "npm run migrations:freeze"`)
  return [...notAsFrozen(list, hashes), ...(asked('--check') ? fresh : [])].map(
    (complaint) => `${folder}/${complaint}`,
  )
})
if (complaints.length > 0 && !asked('--anew')) {
  console.error(complaints.join('\n'))
  if (isBeforeRelease()) console.error('On purpose? npm run migrations:freeze -- --anew')
  process.exitCode = 1
} else if (!asked('--check')) {
  writeFileSync(FILE, `${JSON.stringify(present, null, 2)}\n`)
}
