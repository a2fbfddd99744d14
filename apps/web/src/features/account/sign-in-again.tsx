import { useTranslation } from 'react-i18next'
import { useSignInAgain } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Way out of an old session whose account has nothing that a code could be sent to: a new sign-in. */
export function SignInAgain() {
  const { t } = useTranslation()
  const again = useSignInAgain()
  return (
    <Notice tone="info" role="status">
      <p>{t('account.proof.again')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        autoFocus
        waiting={again.isPending}
        waitingLabel={t('account.proof.leaving')}
        onClick={() => again.mutate()}
      >
        {t('account.proof.signInAgain')}
      </Button>
    </Notice>
  )
}
