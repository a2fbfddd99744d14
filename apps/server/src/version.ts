import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Version of Podium, from the package of the server. */
export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))).version
