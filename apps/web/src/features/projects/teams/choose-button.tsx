import type { ProposedTeam } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { TeamActions } from './team-actions.ts'

type ChooseButtonProps = { team: ProposedTeam; isSuggested: boolean; actions: TeamActions }

/** Button that chooses a team. */
export function ChooseButton({ team: { kind }, isSuggested, actions }: ChooseButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      variant={isSuggested && !actions.isFormer ? 'primary' : 'secondary'}
      className="w-full whitespace-normal!"
      onClick={() => actions.onChoose(kind)}
    >
      {t('projects.choose.action', { team: t(`projects.kindsOfTeam.${kind}`) })}
    </Button>
  )
}
