/** `npm run backup`: makes a backup now, where BACKUP_TO says; the server may run. */
import { existsSync } from 'node:fs'
import { backupCommand } from '../apps/server/src/backup-commands.ts'
import { explainStartFailure } from '../apps/server/src/explain-start-failure.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { giveUp } from './project.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
let settings
try {
  settings = readSettings()
  const report = await backupCommand(settings)
  const { run, place, tables, rows, pictures, copied, databaseBytes, withoutPicture } = report
  console.log(
    `Backup ${run} in ${place}: ${rows} rows of ${tables} tables, restored and compared (${(databaseBytes / 1e6).toFixed(1)} MB); ${pictures} pictures, ${copied} of them new.`,
  )
  if (report.mended > 0)
    console.error(`${report.mended} pictures were damaged at BACKUP_TO, and are stored anew.`)
  if (report.lost > 0)
    console.error(`${report.lost} pictures were damaged at BACKUP_TO, and there is no other copy.`)
  if (withoutPicture > 0) console.log(`${withoutPicture} rows have no picture: it was lost before.`)
} catch (error) {
  giveUp(explainStartFailure(error, settings))
}
