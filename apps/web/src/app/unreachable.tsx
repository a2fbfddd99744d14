import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { startSession } from '../data/browser-session.ts'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'

/** Page for a session that could not be checked because the server did not answer; retries when online. */
export function Unreachable() {
  const { t } = useTranslation()
  const retry = useMutation({ mutationFn: startSession })
  const { mutate } = retry
  useEffect(() => {
    const tryAgain = () => mutate()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [mutate])
  return (
    <main className="grid min-h-dvh place-items-center">
      <Message title={t('common.unreachable.title')} text={t('common.unreachable.text')}>
        <Button
          waiting={retry.isPending}
          waitingLabel={t('common.retrying')}
          onClick={() => mutate()}
        >
          {t('common.retry')}
        </Button>
      </Message>
    </main>
  )
}
