import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { PRONOUNS } from './additions.ts'
import { copyWith } from './copy-with.ts'

test('the compiler asks for no other file than those of a new column, once the table types are generated', async () => {
  await using copy = await copyWith(PRONOUNS)
  const file = copy.path('packages/domain/src/database-types.ts')
  const types = await readFile(file, 'utf8')
  const generated = types.replaceAll(
    /^( *)biography(\??): string \| null$/gm,
    '$&\n$1pronouns$2: string | null',
  )
  await writeFile(file, generated)

  const tsc = copy.path('node_modules/typescript/bin/tsc')
  const said = await new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-p', copy.path('apps/web/tsconfig.json')], (_, stdout) =>
      resolve(stdout),
    )
  })

  expect(generated).not.toBe(types)
  expect(said).toBe('')
})
