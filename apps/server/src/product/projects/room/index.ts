import type { Served } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { changeRoomReader } from './change-room-reader.ts'
import { deleteRoomFile } from './delete-room-file.ts'
import { deleteRoomMessage } from './delete-room-message.ts'
import { editRoomMessage } from './edit-room-message.ts'
import { getRoom } from './get-room.ts'
import { listRooms } from './list-rooms.ts'
import { mailMentions } from './mail-mentions.ts'
import { recordRoomDecision } from './record-room-decision.ts'
import { createRoomWrites } from './room-writes.ts'
import { withdrawRoomDecision } from './withdraw-room-decision.ts'
import { writeRoomMessage } from './write-room-message.ts'

/** Room in which a client and their team write to each other. */
export function roomOperations(given: ProjectsDeps): Served[] {
  const isOn = given.settings.authRateLimits === true
  const deps = { ...given, countRoomWrite: createRoomWrites(given.db, { isOn }) }
  return [
    listRooms(deps),
    getRoom(deps),
    writeRoomMessage(deps),
    editRoomMessage(deps),
    deleteRoomMessage(deps),
    deleteRoomFile(deps),
    recordRoomDecision(deps),
    withdrawRoomDecision(deps),
    changeRoomReader(deps),
  ]
}

/** Job of the projects’ clock. */
export const roomJobs = (deps: ProjectsDeps) => [() => mailMentions(deps.db, deps)]
