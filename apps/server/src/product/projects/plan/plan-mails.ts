import type { Labels } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import type { PlanNotice } from '../../../platform/mail/index.ts'
import { type Addressee, CAN_BE_MAILED, languageOf } from '../common/addressee.ts'
import type { MailDeps } from '../common/projects-deps.ts'

type News = {
  kind: PlanNotice['kind']
  to: 'client' | 'members' | 'former' | 'everybody'
  /** Milestone that it is about; its panel opens with the link. */
  milestone?: string
  /** Role that it is about. */
  role?: Labels
}
type Found = Addressee & {
  id: string
  project_id: string
  title: string
  milestone: Labels | null
}

/** Queues a mail about a team’s work to its client, to each member or to who has left, where their address is confirmed. */
export async function notifyOfPlan(
  { mails, settings }: MailDeps,
  tx: Tx,
  teamId: string,
  { kind, to, milestone, role }: News,
): Promise<void> {
  const people = await tx.query<Found>(TO[to], [teamId, milestone ?? null])
  for (const { project_id, title, milestone: labels, ...person } of people) {
    const language = languageOf(person)
    const query = milestone === undefined ? '' : `?milestone=${encodeURIComponent(milestone)}`
    await mails.enqueue(tx, {
      to: person.email,
      language,
      kind,
      link: `${settings.publicUrl}/dashboard/projects/${project_id}/${PAGES[kind] ?? 'plan'}${query}`,
      plan: {
        title,
        ...(labels !== null && { milestone: labels[language] }),
        ...(role && { role: role[language] }),
      },
    })
  }
}

/** Pages of a project that mails lead to, other than its plan. */
const PAGES: Partial<Record<PlanNotice['kind'], string>> = {
  teammate_left: 'room',
  former_feedback_asked: 'feedback',
}

const found = (people: string) => `
  select users.id, email, raw_user_meta_data ->> 'language' as language, project_id, title, (
    select one -> 'labels' from jsonb_array_elements(milestones) as one where one ->> 'id' = $2) as milestone
  from public.teams join public.projects on projects.id = project_id left join public.plans on team_id = teams.id
    join auth.users on ${people}
  where teams.id = $1 and ${CAN_BE_MAILED} order by users.id`

const CLIENT = 'users.id = client_id'
const MEMBERS = `users.id in (
  select person_id from public.invitations where invitations.team_id = $1 and status = 'accepted')`

const FORMER = `users.id in (select done_by from public.plan_tasks where plan_tasks.team_id = $1) and not (${MEMBERS})`

const TO = {
  client: found(CLIENT),
  members: found(MEMBERS),
  former: found(FORMER),
  everybody: found(`(${CLIENT} or ${MEMBERS})`),
}
