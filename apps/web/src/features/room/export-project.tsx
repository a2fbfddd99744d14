import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useRoom } from './room-context.ts'

/** Button that saves all of the project that its reader may see; what makes the archive is downloaded when it is pressed. */
export function ExportProject() {
  const { t } = useTranslation()
  const { project } = useRoom()
  const pack = useMutation({
    meta: { quiet: true },
    mutationFn: async () => (await import('./archive/pack-project.ts')).packProject(t, project),
  })
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        waiting={pack.isPending}
        waitingLabel={t('plan.room.archive.making')}
        onClick={() =>
          pack.mutate(undefined, {
            onError: (error) => toast.error(errorSentence(t, error, 'plan.room.archive.failed')),
          })
        }
      >
        <Download aria-hidden size={18} strokeWidth={1.75} />
        {t('plan.room.archive.save')}
      </Button>
      <p className="text-sm text-muted">{t('plan.room.archive.hint')}</p>
    </div>
  )
}
