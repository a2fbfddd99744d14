import type { TFunction } from 'i18next'
import { readProjectContent } from '../../../data/project-archive.ts'
import { isLostFile, readRoomFile } from '../../../data/room-files.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { archiveName } from './archive-name.ts'
import { archiveText } from './archive-text.ts'
import { UnreadFile } from './unread-file.ts'
import { createZip } from './zip-file.ts'

/** Files of an archive that are packed and all of them, by number and in bytes. */
export type Packed = { files: number; of: number; bytes: number; ofBytes: number }

/**
 * Saves a project as a ZIP archive: the files of its room, and its content to read (Markdown) and for programs (JSON). It is
 * made in the browser of what the server answers its reader. `onProgress` is called with each file. Returns the names of
 * files that the server has lost and that are not in it. Throws what a request refused, and `UnreadFile` for a file that
 * could not be downloaded now.
 */
export async function packProject(
  t: TFunction,
  project: string,
  onProgress: (packed: Packed) => void,
): Promise<string[]> {
  const content = await readProjectContent(project, new AbortController().signal)
  const zip = createZip()
  const files = content.room.messages.flatMap((message) => message.files)
  const packed = { files: 0, of: files.length, bytes: 0, ofBytes: 0 }
  packed.ofBytes = files.reduce((sum, { size }) => sum + size, 0)
  const folder = t('plan.room.archive.folder')
  const taken = new Set<string>()
  const lost: string[] = []
  for (const file of files) {
    onProgress({ ...packed })
    const stored = await readRoomFile(project, file).catch((cause: unknown) => {
      if (!isLostFile(cause)) throw new UnreadFile(file.name, cause)
      lost.push(file.name)
    })
    if (stored !== undefined)
      await zip.addFile(`${folder}/${archiveName(file.name, taken)}`, stored)
    packed.files += 1
    packed.bytes += file.size
  }
  zip.addText(t('plan.room.archive.textName'), archiveText(t, content, lost))
  zip.addText(t('plan.room.archive.jsonName'), JSON.stringify({ ...content, lost }, null, 2))
  saveFile(zip.end(), `${archiveName(content.room.project.title, new Set())}.zip`)
  return lost
}
