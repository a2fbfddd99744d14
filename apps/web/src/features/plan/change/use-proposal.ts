import type { PlanChangeForm } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { useChangePlan, usePreviewPlan } from '../../../data/plans.ts'
import { toast } from '../../../ui/toast.ts'
import { usePlan } from '../plan-context.ts'

/** Changes to the plan: what they would move is shown, then accepted or refused. */
export function useProposal() {
  const { t } = useTranslation()
  const { project, plan } = usePlan()
  const preview = usePreviewPlan(project)
  const change = useChangePlan(project)
  return {
    proposal: preview.data?.version === plan.version ? preview.data : undefined,
    isWorking: preview.isPending,
    isAccepting: change.isPending,
    propose: (changes: PlanChangeForm[], onRefused?: () => void) =>
      preview.mutate(
        { version: plan.version, changes },
        { ...(onRefused && { onError: onRefused }) },
      ),
    refuse: preview.reset,
    accept: (onAccepted: () => void) =>
      change.mutate(preview.variables ?? { version: plan.version, changes: [] }, {
        onSuccess() {
          preview.reset()
          toast.success(t('plan.proposal.accepted'))
          onAccepted()
        },
        onError: preview.reset,
      }),
  }
}
