import {
  type NewRoomFile,
  ROOM_FILES_BUCKET,
  type RoomFile,
  roomFilePath,
  roomFileType,
} from '@podium/domain'
import { getStorage } from './storage.ts'
import { watchUpload } from './watched-uploads.ts'

/** File to send, under the name it gets in the room. */
export type FileToSend = { name: string; file: File }

/** Codes of refusals by what their message holds: three are those of `may_store_room_file()`. */
const REFUSALS = [
  ['Your storage is full', 'room_full'],
  ['Your share of the room is full', 'room_full'],
  ['The room is full', 'room_full'],
  ['The content is no', 'room_file_unknown'],
  ['row-level security', 'project_not_found'],
] as const

/**
 * Stores files for a message that is sent next, one after the other. `onProgress` is called with the share of all bytes
 * that is sent, from 0 to 1. Throws what the storage service refused, with a code of ours where there is one.
 */
export async function storeRoomFiles(
  project: string,
  files: readonly FileToSend[],
  onProgress: (share: number) => void,
): Promise<NewRoomFile[]> {
  if (files.length === 0) return []
  const storage = await getStorage()
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  const stored: NewRoomFile[] = []
  let before = 0
  for (const { name, file } of files) {
    const id = crypto.randomUUID()
    const path = roomFilePath(project, id)
    const type = roomFileType(name)
    const watch = {
      onProgress: (share: number) => onProgress((before + share * file.size) / bytes),
      signal: undefined,
    }
    const content = new Blob([file], type === undefined ? {} : { type })
    const { error } = await watchUpload(path, watch, () =>
      storage.from(ROOM_FILES_BUCKET).upload(path, content),
    )
    if (error) throw refusalOf(error, name)
    before += file.size
    stored.push({ id, name })
  }
  return stored
}

/** Refusal of one file that is not what its name says. */
export class WrongFile extends Error {
  readonly file: string

  constructor(file: string) {
    super('The content of a file does not match its name')
    this.file = file
  }
}

function refusalOf(error: Error, name: string): Error {
  const code = REFUSALS.find(([text]) => error.message.includes(text))?.[1]
  if (code === 'room_file_unknown') return new WrongFile(name)
  return code === undefined ? error : Object.assign(new Error(error.message), { code })
}

/** Content of a file of a room. Throws the storage service’s error. */
export async function readRoomFile(project: string, { id }: RoomFile): Promise<Blob> {
  const storage = await getStorage()
  const { data, error } = await storage.from(ROOM_FILES_BUCKET).download(roomFilePath(project, id))
  if (error) throw error
  return data
}

/** Whether the store says that a file is not there, which stays so; its refusals say it in their body. */
export const isLostFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === '404'
