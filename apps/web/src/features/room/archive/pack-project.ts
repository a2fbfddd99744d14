import type { TFunction } from 'i18next'
import { readProjectContent } from '../../../data/project-archive.ts'
import { readRoomFile } from '../../../data/room-files.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { archiveName } from './archive-name.ts'
import { archiveText } from './archive-text.ts'
import { createZip } from './zip-file.ts'

/**
 * Saves a project as a ZIP archive: its content to read (Markdown) and for programs (JSON), and the files of its room. It
 * is made in the browser of what the server answers its reader. Throws what a request or a download refused.
 */
export async function packProject(t: TFunction, project: string): Promise<void> {
  const content = await readProjectContent(project, new AbortController().signal)
  const zip = createZip()
  zip.addText(t('plan.room.archive.textName'), archiveText(t, content))
  zip.addText(t('plan.room.archive.jsonName'), JSON.stringify(content, null, 2))
  const folder = t('plan.room.archive.folder')
  const taken = new Set<string>()
  for (const { files } of content.room.messages) {
    for (const file of files) {
      const stored = await readRoomFile(project, file)
      await zip.addFile(`${folder}/${archiveName(file.name, taken)}`, stored)
    }
  }
  saveFile(zip.end(), `${archiveName(content.room.project.title, new Set())}.zip`)
}
