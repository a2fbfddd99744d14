import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

/** Button that saves the whole list, not only the page, as a CSV file. */
export function ExportButton({ waiting, onExport }: { waiting: boolean; onExport: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="secondary"
      waiting={waiting}
      waitingLabel={t('common.exporting')}
      onClick={onExport}
    >
      <Download aria-hidden size={18} strokeWidth={1.75} />
      {t('common.export')}
    </Button>
  )
}
