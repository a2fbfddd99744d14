import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type AuditFilter, downloadAudit } from '../../data/audit.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** Saves all entries that match the filter, not only the page, as a file for spreadsheets. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation()
  const download = useMutation({
    meta: { quiet: true },
    mutationFn: () => downloadAudit(filter),
    onSuccess: (file) => saveFile(file, 'podium-audit.csv'),
    onError: (error) => toast.error(t('audit.exportFailed', { reason: errorSentence(t, error) })),
  })
  return (
    <Button
      variant="secondary"
      waiting={download.isPending}
      waitingLabel={t('audit.exporting')}
      onClick={() => download.mutate()}
    >
      <Download aria-hidden size={18} strokeWidth={1.75} />
      {t('audit.export')}
    </Button>
  )
}
