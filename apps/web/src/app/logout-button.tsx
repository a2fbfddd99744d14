import i18next from 'i18next'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { signOut } from '../data/browser-session.ts'
import { errorSentence } from '../lib/error-sentence.ts'
import { loadTexts } from '../lib/i18n.ts'
import { useAction } from '../lib/use-action.ts'
import { Button } from '../ui/button.tsx'
import type { ButtonLook } from '../ui/button-class.ts'
import { toast } from '../ui/toast.ts'

type LogoutButtonProps = ButtonLook & { className?: string }

/** Button that signs out, then shows /login. */
export function LogoutButton(look: LogoutButtonProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const action = useAction(async () => {
    try {
      await signOut()
      // The dashboard's guard may have redirected already.
      if (window.location.pathname !== '/login') await navigate('/login')
    } catch (error) {
      await loadTexts(['errors'])
      toast.error(errorSentence(i18next.t, error))
    }
  })
  return (
    <Button
      {...look}
      waiting={action.status === 'running'}
      waitingLabel={t('nav.loggingOut')}
      onClick={() => void action.run()}
    >
      <LogOut aria-hidden size={18} strokeWidth={1.75} />
      {t('nav.logout')}
    </Button>
  )
}
