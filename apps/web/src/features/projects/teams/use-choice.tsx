import type { TeamChoiceForm, TeamKind } from '@podium/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChooseTeam } from '../../../data/projects.ts'
import { ConfirmDialog } from '../../../ui/dialogs.ts'

/** Choice of a team, behind a question: afterwards the brief stays as it is. */
export function useChoice(projectId: string, formationId: string) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<TeamChoiceForm>()
  const choose = useChooseTeam(projectId)
  const close = () => setChoice(undefined)
  return {
    // Of the teams on screen: those that are formed while the question is asked were never seen.
    choose: (kind: TeamKind) => setChoice({ formation_id: formationId, kind }),
    dialog: (
      <ConfirmDialog
        open={choice !== undefined}
        title={t('projects.choose.title')}
        message={t('projects.choose.message', {
          team: choice ? t(`projects.kindsOfTeam.${choice.kind}`) : '',
        })}
        confirmLabel={t('projects.choose.confirm')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('projects.choose.waiting')}
        waiting={choose.isPending}
        onConfirm={() => choice && choose.mutate(choice, { onSettled: close })}
        onCancel={close}
      />
    ),
  }
}
