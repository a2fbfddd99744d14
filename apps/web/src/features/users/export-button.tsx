import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { downloadUsers, type UsersAddress } from '../../data/admin-users.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { useFailureToast } from './use-failure-toast.ts'

/** Saves everybody who matches the filter, not only the page, as a file for spreadsheets. */
export function ExportButton({ filter }: { filter: UsersAddress }) {
  const { t } = useTranslation()
  const toastFailure = useFailureToast()
  const download = useMutation({
    meta: { quiet: true },
    mutationFn: () => downloadUsers(filter),
    onSuccess: (file) => saveFile(file, 'podium-users.csv'),
    onError: (error) => toastFailure('users.failed.export', error),
  })
  return (
    <Button
      variant="secondary"
      waiting={download.isPending}
      waitingLabel={t('users.exporting')}
      onClick={() => download.mutate()}
    >
      <Download aria-hidden size={18} strokeWidth={1.75} />
      {t('users.export')}
    </Button>
  )
}
