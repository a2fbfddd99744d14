/**
 * `npm run restore [-- NAME]`: restores the newest backup at BACKUP_TO, or the named one, into the
 * place of the settings, where there must be no database yet; `-- --list` names the backups.
 */
import { existsSync } from 'node:fs'
import { listBackups, restoreCommand } from '../apps/server/src/backup-commands.ts'
import { explainStartFailure } from '../apps/server/src/explain-start-failure.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { giveUp } from './project.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
const [name] = process.argv.slice(2)
let settings
try {
  settings = readSettings()
  if (name === '--list') {
    for (const run of await listBackups(settings)) console.log(run)
  } else {
    const restored = await restoreCommand(settings, name)
    const { run, tables, rows, pictures, differentRights } = restored
    console.log(`Restored ${run}: ${rows} rows of ${tables} tables, ${pictures} pictures.`)
    if (differentRights.length > 0) {
      console.log('Its rights differ from those of the migrations:')
      for (const line of differentRights) console.log(`  - ${line}`)
    }
  }
} catch (error) {
  giveUp(explainStartFailure(error, settings))
}
