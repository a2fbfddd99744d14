import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { SourceFunction } from '../../tests/mutants/functions.ts'

const PROBE = 'scripts/mutants/probe.ts'

type Numbered = SourceFunction & { number: number }

/** Has each function of a checkout write down its number when it is executed. */
export function instrument(root: string, functions: readonly SourceFunction[]) {
  const numbered = functions.map((each, number) => ({ ...each, number }))
  for (const [file, inFile] of Map.groupBy(numbered, (each) => each.file)) {
    const path = join(root, file)
    writeFileSync(path, instrumented(readFileSync(path, 'utf8'), inFile))
  }
}

/** Source of a file whose functions call the probe; its lines stay where they are. */
export function instrumented(source: string, functions: readonly Numbered[]): string {
  const insertions = functions.flatMap(({ body, isBlock, number }) =>
    isBlock
      ? [{ at: body.start + 1, text: `executed_(${number});` }]
      : [
          { at: body.start, text: `(executed_(${number}), ` },
          { at: body.end, text: ')' },
        ],
  )
  let text = source
  // From the end, so that the places before stay.
  for (const { at, text: inserted } of insertions.toSorted((one, other) => other.at - one.at)) {
    text = text.slice(0, at) + inserted + text.slice(at)
  }
  const from = relative(dirname(functions[0]?.file ?? ''), PROBE)
  return `import { executed as executed_ } from '${from}';${text}`
}
