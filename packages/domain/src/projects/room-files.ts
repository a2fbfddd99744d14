import { z } from 'zod'
import { requiredName } from '../forms/fields.ts'
import { IMAGE_MAX_BYTES } from '../limits.ts'

/** Private bucket of the files of rooms; a file lies at `<project>/<id>`. */
export const ROOM_FILES_BUCKET = 'room-files'
/** Size of one file in bytes: as large as any upload may be. */
export const ROOM_FILE_MAX_BYTES = IMAGE_MAX_BYTES
/** Most files of a message, and longest name of one, in UTF-16 units. */
export const MESSAGE_FILES_MAX = 5
export const ROOM_FILE_NAME_MAX = 120

const OPEN_XML = 'application/vnd.openxmlformats-officedocument.'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.'

/** Kinds of files that a room takes: content type by the ending of the name. */
export const ROOM_FILE_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  docx: `${OPEN_XML}wordprocessingml.document`,
  xlsx: `${OPEN_XML}spreadsheetml.sheet`,
  pptx: `${OPEN_XML}presentationml.presentation`,
  odt: `${OPEN_DOCUMENT}text`,
  ods: `${OPEN_DOCUMENT}spreadsheet`,
  odp: `${OPEN_DOCUMENT}presentation`,
  zip: 'application/zip',
}

/** Content type of a file by its name; undefined for a kind that no room takes. */
export const roomFileType = (name: string): string | undefined => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(ROOM_FILE_TYPES, ending) ? ROOM_FILE_TYPES[ending] : undefined
}

/** Object that holds a file, in its bucket. */
export const roomFilePath = (project: string, id: string) => `${project}/${id}`

/** File to hang on a message, which was uploaded before: the id it was stored under, and its name. */
export const newRoomFile = z.object({
  id: z.guid().toLowerCase(),
  name: requiredName(ROOM_FILE_NAME_MAX)
    .refine((name) => !/^\.|[/\\]/.test(name))
    .refine((name) => roomFileType(name) !== undefined),
})
export type NewRoomFile = z.output<typeof newRoomFile>

export const roomFile = z
  .object({
    id: z.guid(),
    name: z.string(),
    type: z.string(),
    size: z.int().describe('In bytes'),
  })
  .meta({ id: 'RoomFile' })
export type RoomFile = z.output<typeof roomFile>
