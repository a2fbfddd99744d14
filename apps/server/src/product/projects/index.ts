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
import { addDemoProjects } from './demo/add-demo-projects.ts'
import type { DemoPair } from './demo/demo-turn.ts'
import { createEngine } from './engine/create-engine.ts'
import { createEngineTurns } from './engine/engine-turns.ts'
import { cancelProjects } from './invitations/cancel-projects.ts'
import { createInvitationClock } from './invitations/invitation-clock.ts'
import type { InvitationDeps } from './invitations/invitation-deps.ts'
import { answerDelivery } from './operations/answer-delivery.ts'
import { answerInvitation } from './operations/answer-invitation.ts'
import { answerModelConsent } from './operations/answer-model-consent.ts'
import { answerSuggestion } from './operations/answer-suggestion.ts'
import { askStanding } from './operations/ask-standing.ts'
import { changePlan } from './operations/change-plan.ts'
import { changeRoomReader } from './operations/change-room-reader.ts'
import { changeTask } from './operations/change-task.ts'
import { chooseTeam } from './operations/choose-team.ts'
import { correctRequirement } from './operations/correct-requirement.ts'
import { createProject } from './operations/create-project.ts'
import { deleteProject } from './operations/delete-project.ts'
import { deleteRoomFile } from './operations/delete-room-file.ts'
import { deleteRoomMessage } from './operations/delete-room-message.ts'
import { editRoomMessage } from './operations/edit-room-message.ts'
import { endCalendarFeed } from './operations/end-calendar-feed.ts'
import { endorse } from './operations/endorse.ts'
import { fillSeat } from './operations/fill-seat.ts'
import { formAnew } from './operations/form-anew.ts'
import { formProjectTeams } from './operations/form-project-teams.ts'
import { getCalendarFeed } from './operations/get-calendar-feed.ts'
import { getInvitation } from './operations/get-invitation.ts'
import { getOwnWork } from './operations/get-own-work.ts'
import { getPlan } from './operations/get-plan.ts'
import { getPlanHealth } from './operations/get-plan-health.ts'
import { getProject } from './operations/get-project.ts'
import { getRoom } from './operations/get-room.ts'
import { giveFeedback } from './operations/give-feedback.ts'
import { inviteTeam } from './operations/invite-team.ts'
import { leaveTeam } from './operations/leave-team.ts'
import { listEndorsable } from './operations/list-endorsable.ts'
import { listFeedback } from './operations/list-feedback.ts'
import { listInvitations } from './operations/list-invitations.ts'
import { listProjects } from './operations/list-projects.ts'
import { listProposalStandings } from './operations/list-proposal-standings.ts'
import { listRooms } from './operations/list-rooms.ts'
import { listTeamShares } from './operations/list-team-shares.ts'
import { makeCalendarFeed } from './operations/make-calendar-feed.ts'
import { phraseLastTurn } from './operations/phrase-last-turn.ts'
import { proposePlan } from './operations/propose-plan.ts'
import { readCalendar } from './operations/read-calendar.ts'
import { readSharedTeam } from './operations/read-shared-team.ts'
import { recordRoomDecision } from './operations/record-room-decision.ts'
import { replaceMember } from './operations/replace-member.ts'
import { revokeEndorsement } from './operations/revoke-endorsement.ts'
import { revokeTeamShare } from './operations/revoke-team-share.ts'
import { shareTeam } from './operations/share-team.ts'
import { showOrHideEndorsement } from './operations/show-or-hide-endorsement.ts'
import { submitDelivery } from './operations/submit-delivery.ts'
import { takeTurn } from './operations/take-turn.ts'
import { withdrawInvitation } from './operations/withdraw-invitation.ts'
import { withdrawRoomDecision } from './operations/withdraw-room-decision.ts'
import { writeRoomMessage } from './operations/write-room-message.ts'
import { createPhrasing } from './phrasing/create-phrasing.ts'
import type { RecordSecurityEvent } from './projects-deps.ts'
import { createRetentionClock } from './retention/retention-clock.ts'
import { createRoomWrites } from './room/room-writes.ts'

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
