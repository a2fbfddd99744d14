import { INVITATION_HOURS } from '@podium/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFillSeat } from '../../../data/projects.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs.ts'
import { headingOfTeam } from './heading-of-team.ts'

type FillSeatProps = { projectId: string; role: string; label: string }

/** Button that looks for somebody for an empty seat of a team that works, after a question. */
export function FillSeat({ projectId, role, label }: FillSeatProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const fill = useFillSeat(projectId)
  const close = () => setIsAsking(false)
  return (
    <>
      <Button size="sm" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {t('projects.chosen.fill.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('projects.chosen.fill.title', { role: label })}
        message={t('projects.chosen.fill.message', { hours: INVITATION_HOURS })}
        confirmLabel={t('projects.chosen.fill.confirm')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('projects.chosen.fill.waiting')}
        waiting={fill.isPending}
        focusAfter={headingOfTeam}
        onConfirm={() => fill.mutate(role, { onSettled: close })}
        onCancel={close}
      />
    </>
  )
}
