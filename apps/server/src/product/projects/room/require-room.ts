import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { lockProjectById, type ProjectOfPerson } from '../common/project-row.ts'

type RoomAccess = {
  title: string
  is_client: boolean
  /** Somebody has accepted a seat in the current team, so that there is whom to write to. */
  is_open: boolean
  read: number
  mails_mentions: boolean
}

/**
 * Room of a project for a person who is in it: the client, and who has accepted a seat in the current team. Throws
 * `project_not_found` (404) for everybody else, admins included (decision 0188).
 */
export async function requireRoom(tx: Tx, { id, personId }: ProjectOfPerson): Promise<RoomAccess> {
  const [found] = await tx.query<RoomAccess>(
    `select title, client_id = $2 as is_client, ${HAS_MEMBERS('projects.id')} as is_open,
       coalesce(position, 0) as read, coalesce(mails_mentions, true) as mails_mentions
     from public.projects
       left join public.room_readers on room_readers.project_id = projects.id and person_id = $2
     where id = $1 and exists (
       select from public.room_people() as inside where inside.project_id = id and inside.person_id = $2)`,
    [id, personId],
  )
  if (found === undefined) throw new AppError('project_not_found')
  return found
}

/** Room to write into, whose project the transaction locks. Throws `project_step` (409) while nobody has accepted. */
export async function requireOpenRoom(tx: Tx, wanted: ProjectOfPerson): Promise<RoomAccess> {
  await lockProjectById(tx, wanted.id)
  const room = await requireRoom(tx, wanted)
  if (!room.is_open) throw new AppError('project_step')
  return room
}

/** SQL of whether somebody has accepted a seat in the current team of a project. */
export const HAS_MEMBERS = (project: string): string => `exists (
  select from public.room_people() as inside where inside.project_id = ${project} and role is not null)`
