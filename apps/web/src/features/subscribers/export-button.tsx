import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { downloadSubscribers, type SubscribersAddress } from '../../data/admin-newsletter.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** Saves everybody who matches the filter, not only the page, as a file for spreadsheets. */
export function ExportButton({ filter }: { filter: SubscribersAddress }) {
  const { t } = useTranslation()
  const download = useMutation({
    meta: { quiet: true },
    mutationFn: () => downloadSubscribers(filter),
    onSuccess: (file) => saveFile(file, 'podium-newsletter.csv'),
    onError: (error) =>
      toast.error(t('subscribers.exportFailed', { reason: errorSentence(t, error) })),
  })
  return (
    <Button
      variant="secondary"
      waiting={download.isPending}
      waitingLabel={t('subscribers.exporting')}
      onClick={() => download.mutate()}
    >
      <Download aria-hidden size={18} strokeWidth={1.75} />
      {t('subscribers.export')}
    </Button>
  )
}
