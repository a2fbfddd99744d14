import type { ChosenTeam } from '@podium/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWithdrawInvitation } from '../../../data/projects.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs.ts'
import { headingOfTeam } from './heading-of-team.ts'

type WithdrawButtonProps = {
  projectId: string
  invitation: ChosenTeam['seats'][number]['invitations'][number]
}

/** Button that takes an open invitation back, after a question. */
export function WithdrawButton({ projectId, invitation: { id, person } }: WithdrawButtonProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useWithdrawInvitation(projectId)
  const name = person.name ?? t('projects.gone')
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:-ms-3"
        aria-label={t('projects.chosen.withdraw.action', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('projects.chosen.withdraw.short')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('projects.chosen.withdraw.title')}
        message={t('projects.chosen.withdraw.message', { name })}
        confirmLabel={t('projects.chosen.withdraw.confirm')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('projects.chosen.withdraw.waiting')}
        waiting={withdraw.isPending}
        focusAfter={headingOfTeam}
        onConfirm={() => withdraw.mutate(id, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
