import type { AdminUser } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Marked } from '../../ui/marked.tsx'

type OpenButtonProps = { user: AdminUser; onOpen: (id: string) => void }

/** Address of an account, as the button that opens its panel. */
export function OpenButton({ user, onOpen }: OpenButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      title={t('users.open', { email: user.email })}
      onClick={() => onOpen(user.id)}
      className="block max-w-full truncate rounded text-start font-medium underline-offset-4 hover:underline"
    >
      <Marked>{user.email}</Marked>
    </button>
  )
}
