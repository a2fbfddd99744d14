import type { TeamKind } from '@podium/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChooseTeam } from '../../../data/projects.ts'
import { ConfirmDialog } from '../../../ui/dialogs.ts'

/** Choice of a team, behind a question: afterwards the brief stays as it is. */
export function useChoice(projectId: string, formationId: string) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<TeamKind>()
  const choose = useChooseTeam(projectId)
  const handleConfirm = () =>
    kind &&
    choose.mutate({ formation_id: formationId, kind }, { onSettled: () => setKind(undefined) })
  return {
    choose: setKind,
    dialog: (
      <ConfirmDialog
        open={kind !== undefined}
        title={t('projects.choose.title')}
        message={t('projects.choose.message', {
          team: kind ? t(`projects.kindsOfTeam.${kind}`) : '',
        })}
        confirmLabel={t('projects.choose.confirm')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('projects.choose.waiting')}
        waiting={choose.isPending}
        onConfirm={handleConfirm}
        onCancel={() => setKind(undefined)}
      />
    ),
  }
}
