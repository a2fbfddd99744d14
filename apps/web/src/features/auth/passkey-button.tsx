import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { passkeysOfferedQuery } from '../../data/passkeys.ts'
import { Button } from '../../ui/button.tsx'

type PasskeyButtonProps = { waiting: boolean; onChoose: () => void }

/** Button that signs in with a passkey; nothing where this browser or the server has none. */
export function PasskeyButton({ waiting, onChoose }: PasskeyButtonProps) {
  const { t } = useTranslation()
  const { data: areOffered } = useQuery(passkeysOfferedQuery)
  if (areOffered !== true) return null
  return (
    <Button
      variant="secondary"
      waiting={waiting}
      waitingLabel={t('authPage.login.askingPasskey')}
      onClick={onChoose}
    >
      {t('authPage.login.byPasskey')}
    </Button>
  )
}
