import type { Formation } from '@podium/domain'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy.tsx'

const ShareDialog = lazyDialog(() => import('./share-dialog.tsx').then((m) => m.ShareDialog))

type ShareButtonProps = {
  projectId: string
  title: string
  /** Teams to choose from; absent once one is chosen, which is then the one to share. */
  formation?: Formation
}

/** Button that opens the links by which a team is shown to people without an account. */
export function ShareButton(props: ShareButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
        <Share2 aria-hidden size={18} strokeWidth={1.75} />
        {t('teamShares.open')}
      </Button>
      <ShareDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
