import {
  type FeedbackList,
  feedbackList,
  type PlanDetail,
  type PlanEvent,
  type ProjectDetail,
  planDetail,
  projectDetail,
  type ReceivedInvitationDetail,
  type Room,
  receivedInvitation,
  receivedInvitations,
  room,
} from '@podium/domain'
import { partsOf } from '../lib/error-sentence.ts'
import { readPlanHistory, readTeamEndorsements, type TeamEndorsement } from './project-records.ts'
import { readApi } from './read-api.ts'

/** Content of a project for one reader: each part is the server's own answer to them, so nothing more is in it. */
export type ProjectContent = {
  /** Room with all of its messages. */
  room: Room
  plan: PlanDetail
  /** Whole history of the plan, the newest first. */
  history: PlanEvent[]
  /** Endorsements from its accepted milestones. */
  endorsements: TeamEndorsement[]
  /** Feedback that the reader gave or may read; null before there is any to give. */
  feedback: FeedbackList | null
  /** Brief, teams and costs; the client's alone. */
  project: ProjectDetail | undefined
  /** Own invitations to the project, with its brief; of a client none. */
  invitations: ReceivedInvitationDetail[]
}

/** Reads all of a project that the reader may see, one request after the other. */
export async function readProjectContent(
  project: string,
  signal: AbortSignal,
): Promise<ProjectContent> {
  const path = `/projects/${project}`
  const whole = await readWholeRoom(`${path}/room`, signal)
  const plan = await readApi(planDetail, `${path}/plan`, signal)
  const { team_id: team } = plan
  return {
    room: whole,
    plan,
    history: team === null ? [] : await readPlanHistory(team, signal),
    endorsements: team === null ? [] : await readTeamEndorsements(team, signal),
    feedback: await readApi(feedbackList, `${path}/feedback`, signal).catch(noneYet),
    project: whole.is_client ? await readApi(projectDetail, path, signal) : undefined,
    invitations: whole.is_client ? [] : await readInvitations(project, signal),
  }
}

/** Nothing for the refusal of a project that is not that far. */
function noneYet(error: unknown): null {
  if (partsOf(error).code === 'project_step') return null
  throw error
}

async function readWholeRoom(path: string, signal: AbortSignal): Promise<Room> {
  const newest = await readApi(room, path, signal)
  const messages = [...newest.messages]
  let hasEarlier = newest.has_earlier
  while (hasEarlier) {
    const page = await readApi(room, `${path}?before=${messages[0]?.position ?? 1}`, signal)
    messages.unshift(...page.messages)
    hasEarlier = page.has_earlier && page.messages.length > 0
  }
  return { ...newest, messages, has_earlier: false }
}

async function readInvitations(project: string, signal: AbortSignal) {
  const all = await readApi(receivedInvitations, '/invitations', signal)
  const details: ReceivedInvitationDetail[] = []
  for (const { id, project_id } of all) {
    if (project_id !== project) continue
    details.push(await readApi(receivedInvitation, `/invitations/${id}`, signal))
  }
  return details
}
