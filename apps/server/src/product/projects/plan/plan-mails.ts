import type { Tx } from '../../../platform/db/database.ts'
import type { PlanNotice } from '../../../platform/mail/index.ts'
import { type Addressee, HAS_ADDRESS, languageOf } from '../invitations/addressee.ts'
import type { InvitationDeps } from '../invitations/invitation-deps.ts'

type News = {
  kind: PlanNotice['kind']
  to: 'client' | 'members' | 'everybody'
  /** Milestone that it is about; its panel opens with the link. */
  milestone?: string
}
type Found = Addressee & {
  id: string
  project_id: string
  title: string
  milestone: { fr: string; en: string } | null
}

/** Queues a mail about a plan to its client or to each member, where their address is confirmed. */
export async function notifyOfPlan(
  { mails, settings }: InvitationDeps,
  tx: Tx,
  teamId: string,
  { kind, to, milestone }: News,
): Promise<void> {
  const people = await tx.query<Found>(TO[to], [teamId, milestone ?? null])
  for (const { project_id, title, milestone: labels, ...person } of people) {
    const language = languageOf(person)
    const query = milestone === undefined ? '' : `?milestone=${encodeURIComponent(milestone)}`
    await mails.enqueue(tx, {
      to: person.email,
      language,
      kind,
      link: `${settings.publicUrl}/dashboard/projects/${project_id}/plan${query}`,
      plan: { title, ...(labels !== null && { milestone: labels[language] }) },
    })
  }
}

const found = (people: string) => `
  select users.id, email, raw_user_meta_data ->> 'language' as language, project_id, title, (
    select one -> 'labels' from jsonb_array_elements(milestones) as one where one ->> 'id' = $2) as milestone
  from public.plans join public.teams on teams.id = team_id join public.projects on projects.id = project_id
    join auth.users on ${people}
  where plans.team_id = $1 and ${HAS_ADDRESS} order by users.id`

const CLIENT = 'users.id = client_id'
const MEMBERS = `users.id in (
  select person_id from public.invitations where invitations.team_id = $1 and status = 'accepted')`

const TO = {
  client: found(CLIENT),
  members: found(MEMBERS),
  everybody: found(`(${CLIENT} or ${MEMBERS})`),
}
