import { type Formation, INVITATION_HOURS, type ProposedTeam, type TeamKind } from '@podium/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChooseTeam } from '../../../data/projects.ts'
import { amount } from '../../../lib/amounts.ts'
import { listOf } from '../../../lib/format.ts'
import { ConfirmDialog } from '../../../ui/dialogs.ts'

type Choice = { formation: Formation; team: ProposedTeam }

/** Choice of a team, behind a question that says who it is, for how much, and what comes next. */
export function useChoice(projectId: string, formation: Formation) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<Choice>()
  const choose = useChooseTeam(projectId)
  const close = () => setChoice(undefined)
  const handleConfirm = ({ formation: { id }, team: { kind } }: Choice) =>
    choose.mutate({ formation_id: id, kind }, { onSettled: close })
  return {
    // Of the teams on screen: those that are formed while the question is asked were never seen.
    choose: (kind: TeamKind) => {
      const team = formation.teams.find((one) => one.kind === kind)
      if (team !== undefined) setChoice({ formation, team })
    },
    dialog: (
      <ConfirmDialog
        open={choice !== undefined}
        title={t('projects.choose.title')}
        message={
          choice === undefined
            ? ''
            : t('projects.choose.message', {
                team: t(`projects.kindsOfTeam.${choice.team.kind}`),
                names: listOf(
                  choice.team.members.map(({ person }) => person.name ?? t('projects.gone')),
                ),
                cost: amount(choice.team.cost, choice.formation.currency),
                hours: INVITATION_HOURS,
              })
        }
        confirmLabel={t('projects.choose.confirm')}
        cancelLabel={t('common.cancel')}
        waitingLabel={t('projects.choose.waiting')}
        waiting={choose.isPending}
        onConfirm={() => choice && handleConfirm(choice)}
        onCancel={close}
      />
    ),
  }
}
