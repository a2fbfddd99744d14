import type { Correction } from '@podium/domain'
import type { Analysis, Scope } from '@podium/pods'
import type { Asker } from '../../../platform/http/asker.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'

/** Text and corrections of a brief with what the engine read in them on a day. */
export type ReadBrief = {
  text: string
  corrections: readonly Correction[]
  readOn: string
  analysis: Analysis
  scope: Scope
}

type Written = {
  text: string
  corrections: readonly Correction[]
  /** Day that “in three weeks” is counted from; absent: today. */
  readOn?: string
}

/** A brief read by the engine in its thread, in the person's turn. Throws `over_request_rate_limit` (429). */
export async function readBrief(
  { engine, turns }: EngineDeps,
  asker: Asker,
  { text, corrections, readOn = new Date().toISOString().slice(0, 10) }: Written,
): Promise<ReadBrief> {
  const read = await turns.inTurn(asker, () =>
    engine.run('read', { text, corrections, today: readOn }),
  )
  return { text, corrections, readOn, ...read }
}
