import {
  MESSAGE_FILES_MAX,
  ROOM_FILE_MAX_BYTES,
  ROOM_FILE_NAME_MAX,
  roomFileType,
} from '@podium/domain'
import type { FileToSend } from '../../data/room-files.ts'

/** Reason for which a file is not taken, and its name. */
export type AttachProblem = { problem: 'kind' | 'size' | 'empty' | 'count'; name: string }

/**
 * Files of a message after further ones were chosen, each once, and what is wrong with the first of these that is not
 * taken. Names lose what no name in a room has, and end where the longest one does.
 */
export function withChosen(
  known: readonly FileToSend[],
  chosen: readonly File[],
): { files: FileToSend[]; problem: AttachProblem | undefined } {
  const files = [...known]
  let problem: AttachProblem | undefined
  for (const file of chosen) {
    const name = nameInRoom(file.name)
    if (files.some((one) => one.name === name && isSame(one.file, file))) continue
    const why = problemOf(name, file.size, files.length)
    if (why === undefined) files.push({ name, file })
    else problem ??= { problem: why, name: file.name }
  }
  return { files, problem }
}

const isSame = (one: File, other: File) =>
  one.size === other.size && one.lastModified === other.lastModified

function problemOf(
  name: string,
  bytes: number,
  before: number,
): AttachProblem['problem'] | undefined {
  if (roomFileType(name) === undefined) return 'kind'
  if (bytes === 0) return 'empty'
  if (bytes > ROOM_FILE_MAX_BYTES) return 'size'
  return before >= MESSAGE_FILES_MAX ? 'count' : undefined
}

function nameInRoom(name: string): string {
  const sound = name.replaceAll(/[/\\]/g, '-').replace(/^[.\s]+/, '')
  const ending = /\.\w+$/.exec(sound)?.[0] ?? ''
  const stem = sound.slice(0, sound.length - ending.length)
  return stem.slice(0, ROOM_FILE_NAME_MAX - ending.length) + ending
}
