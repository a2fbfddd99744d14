/**
 * `npm run rights`: names the rights of the migrations that the database lacks, and those that differ;
 * `npm run rights -- mend` makes the missing ones again. Fails while some are missing.
 */
import { existsSync } from 'node:fs'
import { explainStartFailure } from '../apps/server/src/explain-start-failure.ts'
import { comparedRights, mendedRights } from '../apps/server/src/rights-command.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { giveUp } from './project.mjs'

const [command] = process.argv.slice(2)

if (existsSync('.env')) process.loadEnvFile('.env')
let settings
try {
  settings = readSettings()
  if (settings.mode === 'hosted') giveUp('The rights are those of the Supabase project.')
  if (![undefined, 'mend'].includes(command)) giveUp('Usage: npm run rights [-- mend]')
  const report = await (command ? mendedRights(settings) : comparedRights(settings))
  if (!report) giveUp(`There is no database in ${settings.dataDir}.`)
  const left = 'left' in report ? report.left : report
  if ('mended' in report) {
    list('Made again', report.mended)
    list('Refused', report.refused)
  }
  list('Missing', left.missing)
  list('Different, or besides those of the migrations', left.different)
  if (left.missing.length > 0) process.exitCode = 1
  else console.log('Nothing of what the migrations made is missing.')
} catch (error) {
  giveUp(explainStartFailure(error, settings))
}

/**
 * @param {string} title
 * @param {readonly string[]} lines
 */
function list(title, lines) {
  if (lines.length > 0) console.log([`${title}:`, ...lines].join('\n  - '))
}
