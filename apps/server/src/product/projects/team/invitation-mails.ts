import type { Labels } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import type { InvitationNotice, TeamNotice } from '../../../platform/mail/index.ts'
import { type Addressee, CAN_BE_MAILED, languageOf } from '../common/addressee.ts'
import type { MailDeps } from '../common/projects-deps.ts'

type ToPerson = {
  personId: string
  invitationId: string
  kind: InvitationNotice['kind']
  reason?: string
}

/** Queues a mail about an invitation to the invited person, if their address is confirmed. */
export async function notifyPerson(
  { mails, settings }: MailDeps,
  tx: Tx,
  { personId, invitationId, kind, reason }: ToPerson,
): Promise<void> {
  const [found] = await tx.query<
    Addressee & Omit<InvitationNotice['invitation'], 'role' | 'reason'> & { labels: Labels }
  >(
    `select email, raw_user_meta_data ->> 'language' as language, title, labels, seats.days::float8 as days,
       asked.day_rate::float8 as "dayRate", currency, seats.start_on::text as start, seats.finish_on::text as finish,
       to_json(asked.due_at) #>> '{}' as "dueAt"
     from public.invitations as asked join public.team_seats as seats using (team_id, role)
       join public.teams on teams.id = team_id join public.projects on projects.id = project_id
       join auth.users on users.id = asked.person_id
     where asked.id = $2 and users.id = $1 and ${CAN_BE_MAILED}`,
    [personId, invitationId],
  )
  if (found === undefined) return
  const { email, labels, language: _, ...invitation } = found
  const language = languageOf(found)
  await mails.enqueue(tx, {
    to: email,
    language,
    kind,
    link: `${settings.publicUrl}/dashboard/invitations?invitation=${invitationId}`,
    invitation: { ...invitation, role: labels[language], ...(reason !== undefined && { reason }) },
  })
}

type ToClient = { kind: TeamNotice['kind']; role?: Labels; reason?: string }

/** Queues a mail about their team to the client of a project, if their address is confirmed. */
export async function notifyClient(
  { mails, settings }: MailDeps,
  tx: Tx,
  teamId: string,
  { kind, role, reason }: ToClient,
): Promise<void> {
  const [client] = await tx.query<Addressee & { project_id: string; title: string }>(
    `select email, raw_user_meta_data ->> 'language' as language, project_id, title
       from public.teams join public.projects on projects.id = project_id
         join auth.users on users.id = client_id
      where teams.id = $1 and ${CAN_BE_MAILED}`,
    [teamId],
  )
  if (client === undefined) return
  const language = languageOf(client)
  await mails.enqueue(tx, {
    to: client.email,
    language,
    kind,
    link: `${settings.publicUrl}/dashboard/create-project?project=${client.project_id}`,
    team: {
      title: client.title,
      ...(role && { role: role[language] }),
      ...(reason !== undefined && { reason }),
    },
  })
}
