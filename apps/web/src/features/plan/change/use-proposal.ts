import type { PlanChangeForm } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { useChangePlan, useProposePlan } from '../../../data/plans.ts'
import { toast } from '../../../ui/toast.ts'
import { usePlan } from '../plan-context.ts'

/** Changes to the plan: what they would move is shown, then accepted or refused. */
export function useProposal() {
  const { t } = useTranslation()
  const { project, plan } = usePlan()
  const proposed = useProposePlan(project)
  const change = useChangePlan(project)
  return {
    proposal: proposed.data?.version === plan.version ? proposed.data : undefined,
    isWorking: proposed.isPending,
    isAccepting: change.isPending,
    propose: (changes: PlanChangeForm[], onRefused?: () => void) =>
      proposed.mutate(
        { version: plan.version, changes },
        { ...(onRefused && { onError: onRefused }) },
      ),
    refuse: proposed.reset,
    accept: (onAccepted: () => void) =>
      change.mutate(proposed.variables ?? { version: plan.version, changes: [] }, {
        onSuccess() {
          proposed.reset()
          toast.success(t('plan.proposal.accepted'))
          onAccepted()
        },
        onError: proposed.reset,
      }),
  }
}
