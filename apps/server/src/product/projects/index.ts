import type { Tx } from '../../platform/db/database.ts'
import type { Heartbeats } from '../../platform/heartbeats.ts'
import type { Served } from '../../platform/http/operation.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import type { Model } from '../../platform/model/model.ts'
import { countStalledProjects } from './admin/count-stalled-projects.ts'
import { adminOperations } from './admin/index.ts'
import { briefOperations } from './brief/index.ts'
import type { ProjectsDeps } from './common/projects-deps.ts'
import { addDemoProjects } from './demo/add-demo-projects.ts'
import type { DemoPair } from './demo/demo-turn.ts'
import { departureOperations } from './departures/index.ts'
import { createEngine } from './engine/create-engine.ts'
import type { EngineDeps } from './engine/engine-deps.ts'
import { createEngineTurns } from './engine/engine-turns.ts'
import { feedbackOperations } from './feedback/index.ts'
import { formationOperations } from './formation/index.ts'
import { invitationJobs, invitationOperations } from './invitations/index.ts'
import { ownProjectOperations } from './own-projects/index.ts'
import { createShowProject } from './own-projects/show-project.ts'
import { phrasingOperations } from './phrasing/index.ts'
import { planJobs, planOperations } from './plan/index.ts'
import { createProjectClock } from './project-clock.ts'
import { createRetentionClock } from './retention/retention-clock.ts'
import { roomJobs, roomOperations } from './room/index.ts'
import { shareOperations } from './shares/index.ts'
import { standingOperations } from './standings/index.ts'
import { cancelProjects } from './team/cancel-projects.ts'
import { teamJobs, teamOperations } from './team/index.ts'
import { workOperations } from './work/index.ts'

export { EXPORT_SECTIONS } from './export-sections.ts'
export { forgetUnusedRoomFiles } from './room/forget-unused-room-files.ts'

type Setting = Omit<ProjectsDeps, 'showProject'> & {
  heartbeats: Heartbeats
  /** Deletions of what other concerns keep for a time, done with the projects' own. */
  forgetOthers: readonly (() => Promise<unknown>)[]
  /** Model that may phrase replies, where the provider has set one up. */
  model: Model | undefined
}

export type Projects = {
  operations: Served[]
  /** Tells whom a client's projects have asked that they end; the caller deletes them in the same transaction. */
  cancelProjectsOf(tx: Tx, clientId: string): Promise<void>
  /** Number of projects that do not go on without help. */
  countStalled(): Promise<number>
  /** Starts the clocks of projects and of retention. */
  start(): void
  /** Adds projects of the demo's client, in the background; a failure is logged. */
  addDemo(pair: DemoPair): void
  stop(): Promise<void>
}

/**
 * Projects: from a brief in one's own words to a team that delivers by a plan (decisions 0170, 0171,
 * 0173, 0174 and 0177).
 */
export function createProjects(setting: Setting): Projects {
  const { db, settings, logger, model } = setting
  let adding: Promise<void> = Promise.resolve()
  const stopping = new AbortController()
  const engine = createEngine()
  /** Engine of standings: a thread of its own with its own turns, so that no client waits behind an answer. */
  const standingEngine = createEngine()
  const newTurns = () => createEngineTurns(db, { isOn: settings.authRateLimits === true })
  const showProject = createShowProject({ db, engine, model })
  const deps: EngineDeps = { ...setting, showProject, engine, turns: newTurns() }
  const jobs = [...teamJobs(deps), ...invitationJobs(deps), ...roomJobs(deps), ...planJobs(deps)]
  const clock = createProjectClock(jobs, setting)
  const retention = createRetentionClock(setting)
  return {
    operations: [
      ...ownProjectOperations(deps),
      ...briefOperations(deps),
      ...phrasingOperations({ ...deps, model }),
      ...formationOperations(deps),
      ...teamOperations(deps),
      ...invitationOperations(deps),
      ...departureOperations(deps),
      ...workOperations(deps),
      ...standingOperations({ ...deps, engine: standingEngine, turns: newTurns() }),
      ...shareOperations(deps),
      ...planOperations(deps),
      ...feedbackOperations(deps),
      ...roomOperations(deps),
      ...adminOperations(deps),
    ],
    cancelProjectsOf: (tx, clientId) => cancelProjects(deps, tx, { clientId }),
    countStalled: () => countStalledProjects(db),
    start() {
      clock.start()
      retention.start()
    },
    addDemo(pair) {
      adding = addDemoProjects(deps, pair, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted)
          logFailure(error, { logger, text: 'the demo has no projects' })
      })
    },
    async stop() {
      stopping.abort()
      model?.stop()
      await Promise.all([clock.stop(), retention.stop(), engine.stop(), standingEngine.stop()])
      await adding
    },
  }
}
