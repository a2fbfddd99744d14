import type { Person, World } from '@podium/testing'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'

/** People around the room of a project: its client, two members of its team, and two who are not in it. */
export type RoomPeople = Record<'client' | 'member' | 'other' | 'stranger' | 'admin', Person>

/** Project with a complete team, and the people around its room. */
export async function staffRoom(world: World): Promise<RoomPeople & { id: string }> {
  const client = await world.signUp()
  const stranger = await world.signUp({ role: 'professional' })
  const admin = await world.signUp({ role: 'admin' })
  await hireProfessionals(world.db)
  const {
    id,
    members: [first, second],
  } = await staffProject(world, client)
  if (first === undefined || second === undefined) throw new Error('The team is too small')
  const [member, other] = [await signInAs(world, first), await signInAs(world, second)]
  return { id, client, member, other, stranger, admin }
}
