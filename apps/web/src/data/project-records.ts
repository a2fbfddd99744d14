import { type PlanEvent, planEvent } from '@podium/domain'
import { fullName } from './author.ts'
import { getClient } from './client.ts'

/** Most events of a plan that the server keeps. */
const EVENTS = 1000

/** Endorsement that came from a team’s work. */
export type TeamEndorsement = {
  skill: string
  person: string | null
  milestone: string
  createdAt: string
}

/** Whole history of a team’s plan, the newest first, as far as the reader may see it. */
export async function readPlanHistory(team: string, signal: AbortSignal): Promise<PlanEvent[]> {
  const client = await getClient()
  const { data } = await client
    .from('plan_events')
    .select(
      'position,kind,task,details,created_at,author:people!plan_events_author_id_fkey(first_name,last_name)',
    )
    .eq('team_id', team)
    .order('position', { ascending: false })
    .limit(EVENTS)
    .abortSignal(signal)
    .throwOnError()
  return data.map(({ author, created_at, ...row }) =>
    planEvent.parse({
      ...row,
      author: author && fullName(author),
      created_at: new Date(created_at).toISOString(),
    }),
  )
}

/** Endorsements from a team’s work, oldest first; those that somebody hides are for them and the client. */
export async function readTeamEndorsements(
  team: string,
  signal: AbortSignal,
): Promise<TeamEndorsement[]> {
  const client = await getClient()
  const { data } = await client
    .from('endorsements')
    .select(
      'milestone,created_at,skill:skills(name),person:people!endorsements_person_id_fkey(first_name,last_name)',
    )
    .eq('team_id', team)
    .order('created_at')
    .abortSignal(signal)
    .throwOnError()
  return data.map(({ skill, person, milestone, created_at }) => ({
    skill: skill.name,
    person: fullName(person),
    milestone,
    createdAt: new Date(created_at).toISOString(),
  }))
}
