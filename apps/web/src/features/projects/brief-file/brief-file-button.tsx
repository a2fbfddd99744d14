import { FileUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useFilePicker } from '../../../ui/use-file-picker.tsx'
import { BRIEF_FILE_KINDS } from './brief-file.ts'
import type { BriefFileState } from './use-brief-file.ts'

type BriefFileButtonProps = { file: BriefFileState; onFiles: (files: readonly File[]) => void }

/** Button that opens the browser's file picker for a brief, and what became of the last file. */
export function BriefFileButton({ file, onFiles }: BriefFileButtonProps) {
  const { t } = useTranslation()
  const accept = BRIEF_FILE_KINDS.map((kind) => `.${kind}`)
  const { pick, picker } = useFilePicker({ accept, onFiles })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {picker}
      <Button
        variant="secondary"
        waiting={file.state === 'reading'}
        waitingLabel={t('projects.start.file.reading')}
        onClick={pick}
      >
        <FileUp aria-hidden className="size-4" />
        {t('projects.start.file.add')}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-60 text-sm text-muted wrap-anywhere">
        <Said file={file} />
      </p>
    </div>
  )
}

function Said({ file }: { file: BriefFileState }) {
  const { t } = useTranslation()
  if (file.state === 'read') {
    return t('projects.start.file.read', { name: file.name, count: file.length })
  }
  if (file.state === 'failed') {
    const problem = t(`projects.start.file.problems.${file.problem}`, { name: file.name })
    return <span className="text-danger">{problem}</span>
  }
  return t('projects.start.file.kinds')
}
