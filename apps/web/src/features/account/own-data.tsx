import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnAccount, useExportData } from '../../data/account.ts'
import { ownApiQuery } from '../../data/own-api.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { Setting } from './setting.tsx'
import { SettingAction } from './setting-action.tsx'
import { SettingsSection } from './settings-section.tsx'

/**
 * Export of one's data, and deletion of the account; in front of a hosted project our server can do neither.
 */
export function OwnData({ account }: { account: OwnAccount }) {
  const { t } = useTranslation()
  const { data: isOffered } = useQuery(ownApiQuery)
  const exportData = useExportData()
  const [asks, setAsks] = useState(false)
  if (isOffered === false) return null
  return (
    <SettingsSection title={t('account.data.title')}>
      <SettingAction
        title={t('account.data.export')}
        hint={t('account.data.exportHint')}
        label={t('account.data.exportAction')}
        waiting={exportData.isPending}
        waitingLabel={t('account.data.exporting')}
        onAction={exportData.mutate}
      />
      <Setting
        title={t('account.data.decisions')}
        hint={t('account.data.decisionsHint')}
        action={
          // Sibling of this page, in either area.
          <ButtonLink to="../moderation-decisions" relative="path" variant="secondary" size="sm">
            {t('account.data.decisionsAction')}
          </ButtonLink>
        }
      />
      <Setting
        title={t('account.data.delete')}
        hint={t('account.data.deleteHint')}
        action={
          <Button variant="danger" size="sm" onClick={() => setAsks(true)}>
            {t('account.data.deleteAction')}
          </Button>
        }
      />
      <DeletionDialog open={asks} account={account} onClose={() => setAsks(false)} />
    </SettingsSection>
  )
}
