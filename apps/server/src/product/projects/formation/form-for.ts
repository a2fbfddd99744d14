import type { FormationForm } from '@podium/domain'
import { weekOf } from '@podium/pods/days'
import type { Asker } from '../../../platform/http/asker.ts'
import type { ProjectRow } from '../common/project-row.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { readMarket } from '../market/read-market.ts'

type Wanted = {
  project: ProjectRow
  asker: Asker
  asked: FormationForm
  /** Instant at which the teams are formed, in ISO; absent: now. */
  began?: string
}

/** Teams for a project, formed in the client's turn. Throws `over_request_rate_limit` (429). */
export function formFor(
  { db, engine, turns }: EngineDeps,
  { project, asker, asked, began = new Date().toISOString() }: Wanted,
) {
  return turns.inTurn(asker, async () => {
    const kept = Object.values(asked.locked ?? {})
    const rows = await readMarket(db, { project, firstWeek: weekOf(began.slice(0, 10)), kept })
    const { id: seed, scope } = project
    return engine.run('form', { scope, rows, asked, seed, began })
  })
}
