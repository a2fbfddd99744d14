/** `npm run keys`: prints the anon and the service key as JSON. */
import { existsSync } from 'node:fs'
import { createServer } from '../apps/server/src/create-server.ts'
import { explainStartFailure } from '../apps/server/src/explain-start-failure.ts'
import { findKeysFile } from '../apps/server/src/keys-file.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { giveUp } from './project.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const settings = readSettings()
  const printKeys = { embedded: printFile, 'self-hosted': printDatabase, hosted: pointElsewhere }
  await printKeys[settings.mode](settings)
} catch (error) {
  giveUp(explainStartFailure(error))
}

async function printFile({ dataDir }) {
  const text = await findKeysFile(dataDir)
  if (!text) giveUp(`There are no keys in ${dataDir} yet: start the server once.`)
  process.stdout.write(text)
}

async function printDatabase(settings) {
  const server = await createServer(settings)
  const { anonKey, serviceRoleKey } = server.backend
  console.log(JSON.stringify({ anonKey, serviceRoleKey }, null, 2))
  await server.close()
}

function pointElsewhere({ supabaseUrl }) {
  giveUp(`The keys are those of the Supabase project ${supabaseUrl}.`)
}
