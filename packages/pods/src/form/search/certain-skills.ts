import type { Pool } from '../pool/pool.ts'
import type { Column } from './columns.ts'

/** Worth of coverage that is certain, and for each skill its worth if the right people are chosen. */
export type OpenSkills = { certain: number; open: Float64Array }

/** A skill is certain where everybody who could take some seat covers it, and lost where nobody does. */
export function openSkills({ covers, skillValue }: Pool, columns: readonly Column[]): OpenSkills {
  const open = new Float64Array(skillValue.length)
  let certain = 0
  const isCertain = new Uint8Array(skillValue.length)
  for (const { person } of columns) {
    const times = new Int32Array(skillValue.length)
    for (const who of person) {
      for (let link = covers.start[who] ?? 0; link < (covers.start[who + 1] ?? 0); link += 1) {
        const skill = covers.to[link] ?? 0
        times[skill] = (times[skill] ?? 0) + 1
      }
    }
    for (const [skill, count] of times.entries()) {
      if (count > 0) open[skill] = skillValue[skill] ?? 0
      if (count === person.length && count > 0) isCertain[skill] = 1
    }
  }
  for (const [skill, is] of isCertain.entries()) {
    if (is === 0) continue
    certain += skillValue[skill] ?? 0
    open[skill] = 0
  }
  return { certain, open }
}
