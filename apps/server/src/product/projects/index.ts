import type { Logger } from 'pino'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Heartbeats } from '../../platform/heartbeats.ts'
import type { Served } from '../../platform/http/operation.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import type { Model } from '../../platform/model/model.ts'
import { countStalledProjects } from './admin/count-stalled-projects.ts'
import { formAgain } from './admin/form-again.ts'
import { getAnyProject } from './admin/get-any-project.ts'
import { getDecisionRecord } from './admin/get-decision-record.ts'
import { getProjectFigures } from './admin/get-project-figures.ts'
import { listAllProjects } from './admin/list-all-projects.ts'
import { overrideSeat } from './admin/override-seat.ts'
import { readAnyRoom } from './admin/read-any-room.ts'
import { correctRequirement } from './brief/correct-requirement.ts'
import { createProject } from './brief/create-project.ts'
import { takeTurn } from './brief/take-turn.ts'
import type { RecordSecurityEvent } from './common/projects-deps.ts'
import { addDemoProjects } from './demo/add-demo-projects.ts'
import type { DemoPair } from './demo/demo-turn.ts'
import { fillSeat } from './departures/fill-seat.ts'
import { leaveTeam } from './departures/leave-team.ts'
import { replaceMember } from './departures/replace-member.ts'
import { createEngine } from './engine/create-engine.ts'
import { createEngineTurns } from './engine/engine-turns.ts'
import { endorse } from './feedback/endorse.ts'
import { giveFeedback } from './feedback/give-feedback.ts'
import { listEndorsable } from './feedback/list-endorsable.ts'
import { listFeedback } from './feedback/list-feedback.ts'
import { revokeEndorsement } from './feedback/revoke-endorsement.ts'
import { showOrHideEndorsement } from './feedback/show-or-hide-endorsement.ts'
import { formProjectTeams } from './formation/form-project-teams.ts'
import { answerInvitation } from './invitations/answer-invitation.ts'
import { getInvitation } from './invitations/get-invitation.ts'
import type { InvitationDeps } from './invitations/invitation-deps.ts'
import { listInvitations } from './invitations/list-invitations.ts'
import { deleteProject } from './own-projects/delete-project.ts'
import { getProject } from './own-projects/get-project.ts'
import { listProjects } from './own-projects/list-projects.ts'
import { answerModelConsent } from './phrasing/answer-model-consent.ts'
import { answerSuggestion } from './phrasing/answer-suggestion.ts'
import { createPhrasing } from './phrasing/create-phrasing.ts'
import { phraseLastTurn } from './phrasing/phrase-last-turn.ts'
import { answerDelivery } from './plan/answer-delivery.ts'
import { changePlan } from './plan/change-plan.ts'
import { changeTask } from './plan/change-task.ts'
import { getPlan } from './plan/get-plan.ts'
import { getPlanHealth } from './plan/get-plan-health.ts'
import { proposePlan } from './plan/propose-plan.ts'
import { submitDelivery } from './plan/submit-delivery.ts'
import { createInvitationClock } from './project-clock.ts'
import { createRetentionClock } from './retention/retention-clock.ts'
import { changeRoomReader } from './room/change-room-reader.ts'
import { deleteRoomFile } from './room/delete-room-file.ts'
import { deleteRoomMessage } from './room/delete-room-message.ts'
import { editRoomMessage } from './room/edit-room-message.ts'
import { getRoom } from './room/get-room.ts'
import { listRooms } from './room/list-rooms.ts'
import { recordRoomDecision } from './room/record-room-decision.ts'
import { createRoomWrites } from './room/room-writes.ts'
import { withdrawRoomDecision } from './room/withdraw-room-decision.ts'
import { writeRoomMessage } from './room/write-room-message.ts'
import { listTeamShares } from './shares/list-team-shares.ts'
import { readSharedTeam } from './shares/read-shared-team.ts'
import { revokeTeamShare } from './shares/revoke-team-share.ts'
import { shareTeam } from './shares/share-team.ts'
import { askStanding } from './standings/ask-standing.ts'
import { listProposalStandings } from './standings/list-proposal-standings.ts'
import { cancelProjects } from './team/cancel-projects.ts'
import { chooseTeam } from './team/choose-team.ts'
import { formAnew } from './team/form-anew.ts'
import { inviteTeam } from './team/invite-team.ts'
import { withdrawInvitation } from './team/withdraw-invitation.ts'
import { endCalendarFeed } from './work/end-calendar-feed.ts'
import { getCalendarFeed } from './work/get-calendar-feed.ts'
import { getOwnWork } from './work/get-own-work.ts'
import { makeCalendarFeed } from './work/make-calendar-feed.ts'
import { readCalendar } from './work/read-calendar.ts'

export { EXPORT_SECTIONS } from './export-sections.ts'
export { forgetUnusedRoomFiles } from './room/forget-unused-room-files.ts'

type Setting = Omit<InvitationDeps, 'settings'> & {
  db: Database
  logger: Logger
  heartbeats: Heartbeats
  recordSecurityEvent: RecordSecurityEvent
  /** Deletions of what other concerns keep for a time, done with the projects' own. */
  forgetOthers: readonly (() => Promise<unknown>)[]
  settings: { publicUrl: string; authRateLimits: boolean | undefined }
  /** Model that may phrase replies, where the provider has set one up. */
  model: Model | undefined
}

export type Projects = {
  operations: Served[]
  /** Tells whom a client's projects have asked that they end; the caller deletes them in the same transaction. */
  cancelProjectsOf(tx: Tx, clientId: string): Promise<void>
  /** Number of projects that do not go on without help. */
  countStalled(): Promise<number>
  /** Starts the clocks of invitations and of retention. */
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
  const { db, settings, logger } = setting
  let adding: Promise<void> = Promise.resolve()
  const stopping = new AbortController()
  const engine = createEngine()
  const newTurns = () => createEngineTurns(db, { isOn: settings.authRateLimits === true })
  const standings = { engine: createEngine(), turns: newTurns() }
  const countRoomWrite = createRoomWrites(db, { isOn: settings.authRateLimits === true })
  const phrasing =
    setting.model &&
    createPhrasing({ db, isLimited: settings.authRateLimits === true }, setting.model)
  const deps = { ...setting, phrasing, engine, turns: newTurns(), standings, countRoomWrite }
  const clock = createInvitationClock({ ...setting, engine })
  const retention = createRetentionClock(setting)
  return {
    operations: [
      listProjects(deps),
      createProject(deps),
      getProject(deps),
      deleteProject(deps),
      takeTurn(deps),
      correctRequirement(deps),
      answerModelConsent(deps),
      phraseLastTurn(deps),
      answerSuggestion(deps),
      formProjectTeams(deps),
      chooseTeam(deps),
      inviteTeam(deps),
      withdrawInvitation(deps),
      formAnew(deps),
      replaceMember(deps),
      fillSeat(deps),
      listInvitations(deps),
      getInvitation(deps),
      answerInvitation(deps),
      leaveTeam(deps),
      getOwnWork(deps),
      listProposalStandings(deps),
      askStanding(deps),
      getCalendarFeed(deps),
      makeCalendarFeed(deps),
      endCalendarFeed(deps),
      readCalendar(deps),
      listTeamShares(deps),
      shareTeam(deps),
      revokeTeamShare(deps),
      readSharedTeam(deps),
      getPlan(deps),
      getPlanHealth(deps),
      proposePlan(deps),
      changePlan(deps),
      changeTask(deps),
      submitDelivery(deps),
      answerDelivery(deps),
      listFeedback(deps),
      giveFeedback(deps),
      listEndorsable(deps),
      endorse(deps),
      revokeEndorsement(deps),
      showOrHideEndorsement(deps),
      listRooms(deps),
      getRoom(deps),
      writeRoomMessage(deps),
      editRoomMessage(deps),
      deleteRoomMessage(deps),
      deleteRoomFile(deps),
      recordRoomDecision(deps),
      withdrawRoomDecision(deps),
      changeRoomReader(deps),
      listAllProjects(deps),
      getProjectFigures(deps),
      getAnyProject(deps),
      readAnyRoom(deps),
      overrideSeat(deps),
      getDecisionRecord(deps),
      formAgain(deps),
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
      setting.model?.stop()
      const { engine: standing } = standings
      await Promise.all([clock.stop(), retention.stop(), engine.stop(), standing.stop()])
      await adding
    },
  }
}
