import { INVITATION_HOURS, type TeamStatus } from '@podium/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormAnew, useInviteTeam } from '../../../data/projects.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs.ts'
import { headingOfTeam } from './heading-of-team.ts'

type TeamActionsProps = { projectId: string; status: TeamStatus }

/** Buttons that invite the chosen team, and form another one around who has accepted; none once it is complete. */
export function TeamActions({ projectId, status }: TeamActionsProps) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState<'invite' | 'anew'>()
  const invite = useInviteTeam(projectId)
  const anew = useFormAnew(projectId)
  if (status === 'complete') return null
  const close = () => setAsks(undefined)
  return (
    <>
      {status === 'chosen' && (
        <Button onClick={() => setAsks('invite')}>{t('projects.chosen.invite.action')}</Button>
      )}
      <Button
        variant={status === 'incomplete' ? 'primary' : 'secondary'}
        onClick={() => setAsks('anew')}
      >
        {t('projects.chosen.anew.action')}
      </Button>
      <ConfirmDialog
        open={asks === 'invite'}
        title={t('projects.chosen.invite.title')}
        message={t('projects.chosen.invite.message', { hours: INVITATION_HOURS })}
        confirmLabel={t('projects.chosen.invite.confirm')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('projects.chosen.invite.waiting')}
        waiting={invite.isPending}
        focusAfter={headingOfTeam}
        onConfirm={() => invite.mutate(undefined, { onSettled: close })}
        onCancel={close}
      />
      <ConfirmDialog
        open={asks === 'anew'}
        title={t('projects.chosen.anew.title')}
        message={t('projects.chosen.anew.message')}
        confirmLabel={t('projects.chosen.anew.confirm')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('projects.chosen.anew.waiting')}
        waiting={anew.isPending}
        focusAfter={headingOfTeam}
        onConfirm={() => anew.mutate(undefined, { onSettled: close })}
        onCancel={close}
      />
    </>
  )
}
