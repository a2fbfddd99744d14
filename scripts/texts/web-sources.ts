import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Module, parse } from '@swc/core'
import { ROOT } from '../project.mjs'

type WebSource = { file: string; module: Module }

/** Sources of the web app, without its tests, as syntax trees. */
export const webSources = (): Promise<WebSource[]> =>
  Promise.all(
    globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT })
      .filter((file) => !/\.(test|d)\.ts$/.test(file))
      .map(async (file) => {
        const source = await readFile(join(ROOT, file), 'utf8')
        const tsx = file.endsWith('x')
        return { file, module: await parse(source, { syntax: 'typescript', tsx }) }
      }),
  )
