/**
 * `npm run keys`: prints the anon and the service key as JSON. `npm run keys -- rotate` replaces
 * them and the signing key; the old ones stay valid for a week, with `--now` not at all.
 */
import { existsSync } from 'node:fs'
import { explainStartFailure } from '../apps/server/src/explain-start-failure.ts'
import { printedKeys, rotatedKeys } from '../apps/server/src/keys-command.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { giveUp } from './project.mjs'

const [command, option] = process.argv.slice(2)

if (existsSync('.env')) process.loadEnvFile('.env')
let settings
try {
  settings = readSettings()
  if (settings.mode === 'hosted') {
    giveUp(`The keys are those of the Supabase project ${settings.supabaseUrl}.`)
  }
  if (command !== undefined && (command !== 'rotate' || ![undefined, '--now'].includes(option))) {
    giveUp('Usage: npm run keys [-- rotate [--now]]')
  }
  const keys =
    command === 'rotate'
      ? await rotatedKeys(settings, { atOnce: option === '--now' })
      : await printedKeys(settings)
  if (!keys) giveUp(`There are no keys in ${settings.dataDir} yet: start the server once.`)
  process.stdout.write(keys)
} catch (error) {
  giveUp(explainStartFailure(error, settings))
}
