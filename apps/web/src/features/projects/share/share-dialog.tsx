import type { Formation } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { useShareTeam } from '../../../data/team-shares.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { SecretAddress } from '../../../ui/secret-address.tsx'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'

type ShareDialogProps = {
  open: boolean
  projectId: string
  title: string
  formation?: Formation
  onClose: () => void
}

/** Links to teams of a project: a new one, whose address is shown once, and those in use. */
export function ShareDialog({ open, projectId, title, formation, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const share = useShareTeam(projectId)
  const handleClose = () => {
    onClose()
    share.reset()
  }
  return (
    <DialogWindow
      open={open}
      title={t('teamShares.title')}
      description={t('teamShares.lead')}
      onClose={handleClose}
    >
      <div className="grid gap-6">
        {share.data === undefined ? (
          <ShareForm share={share} title={title} formation={formation} />
        ) : (
          <SecretAddress
            address={share.data.address}
            texts={{
              label: t('teamShares.address'),
              hint: t('teamShares.once'),
              copy: t('teamShares.copy'),
              copied: t('teamShares.copied'),
              copyFailed: t('teamShares.copyFailed'),
            }}
          />
        )}
        <ShareList projectId={projectId} />
      </div>
    </DialogWindow>
  )
}
