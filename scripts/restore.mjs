/**
 * `npm run restore [-- NAME] [--without-damaged]`: restores the newest backup at BACKUP_TO, or the named one, into
 * the place of the settings, where there must be no database yet, if need be without pictures that are damaged;
 * `-- --list` names the backups.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listBackups, restoreCommand } from '../apps/server/src/backup-commands.ts'
import { explainStartFailure } from '../apps/server/src/explain-start-failure.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { giveUp } from './project.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
const { values, positionals } = readArguments()
let settings
try {
  settings = readSettings()
  if (values.list) {
    for (const run of await listBackups(settings)) console.log(run)
  } else {
    const restored = await restoreCommand(settings, {
      run: positionals[0],
      withoutDamaged: values['without-damaged'] ?? false,
    })
    const { run, tables, rows, pictures, damaged, differentRights } = restored
    console.log(`Restored ${run}: ${rows} rows of ${tables} tables, ${pictures} pictures.`)
    for (const picture of damaged) console.error(`Damaged or missing: ${picture}`)
    if (differentRights.length > 0) {
      console.log('Its rights differ from those of the migrations:')
      for (const line of differentRights) console.log(`  - ${line}`)
    }
  }
} catch (error) {
  giveUp(explainStartFailure(error, settings))
}

function readArguments() {
  try {
    return parseArgs({
      options: { list: { type: 'boolean' }, 'without-damaged': { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch {
    giveUp('Usage: npm run restore [-- [NAME] [--without-damaged]], or npm run restore -- --list')
  }
}
