import { UserRoundSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** Nobody matches; the way back to everybody. */
export function UsersEmpty({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-4 px-4 py-16 text-center">
      <UserRoundSearch aria-hidden size={40} strokeWidth={1.25} className="text-muted" />
      <p>{t('users.empty')}</p>
      <Button variant="secondary" size="sm" onClick={onClear}>
        {t('users.clearSearch')}
      </Button>
    </div>
  )
}
