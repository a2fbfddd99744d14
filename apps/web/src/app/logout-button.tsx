import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSignOut } from '../data/session.ts'
import { Button } from '../ui/button.tsx'
import type { ButtonLook } from '../ui/button-class.ts'

type LogoutButtonProps = ButtonLook & { className?: string }

/** Signs out, then shows /login. */
export function LogoutButton(look: LogoutButtonProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const signOut = useSignOut(() => void navigate('/login'))
  return (
    <Button
      {...look}
      waiting={signOut.isPending}
      waitingLabel={t('nav.loggingOut')}
      onClick={() => signOut.mutate()}
    >
      <LogOut aria-hidden size={18} strokeWidth={1.75} />
      {t('nav.logout')}
    </Button>
  )
}
