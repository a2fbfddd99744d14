import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Packed } from './archive/pack-project.ts'
import { UnreadFile } from './archive/unread-file.ts'
import { useRoom } from './room-context.ts'

/**
 * Button that saves all of the project that its reader may see, with how far it is and which files are missing; what makes
 * the archive is downloaded when it is pressed.
 */
export function ExportProject() {
  const { t } = useTranslation()
  const { project } = useRoom()
  const [packed, setPacked] = useState<Packed>()
  const pack = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      setPacked(undefined)
      const { packProject } = await import('./archive/pack-project.ts')
      return packProject(t, project, setPacked)
    },
  })
  const { data: lost = [], error } = pack
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        className="justify-self-start"
        waiting={pack.isPending}
        waitingLabel={t('plan.room.archive.making')}
        onClick={() => pack.mutate()}
      >
        <Download aria-hidden size={18} strokeWidth={1.75} />
        {t('plan.room.archive.save')}
      </Button>
      {pack.isPending && packed !== undefined && packed.of > 0 && (
        <Progress
          label={t('plan.room.archive.packing', { file: packed.files + 1, count: packed.of })}
          done={packed.bytes}
          total={packed.ofBytes}
        />
      )}
      {error !== null && (
        <Notice tone="danger" role="alert">
          {error instanceof UnreadFile
            ? t('plan.room.archive.unread', { name: error.file })
            : errorSentence(t, error, 'plan.room.archive.failed')}
        </Notice>
      )}
      {lost.length > 0 && (
        <Notice tone="warning" role="alert" title={t('plan.room.archive.lost')}>
          <ul>
            {lost.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
              <li key={index} className="wrap-anywhere">
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p className="text-sm text-muted">{t('plan.room.archive.hint')}</p>
    </div>
  )
}
