import type { PlanDetail } from '@podium/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import { PlanView } from './plan-view.tsx'

type PlanScreenProps = {
  detail: PlanDetail
  /** Content between title and plan. */
  children?: ReactNode
}

/** Plan of a project, or why there is none yet. */
export function PlanScreen({ detail, children }: PlanScreenProps) {
  const { t } = useTranslation()
  const { project, plan, team_status: status } = detail
  return (
    <>
      <div className="grid gap-1">
        <p className="text-sm text-muted">{t('plan.title')}</p>
        <h1
          dir="auto"
          className="font-display text-2xl font-semibold tracking-tight text-balance wrap-anywhere sm:text-3xl"
        >
          {project.title}
        </h1>
      </div>
      {children}
      {plan === null && (
        <Notice tone="info" role="status">
          {t(status === 'complete' ? 'plan.making' : 'plan.notYet')}
        </Notice>
      )}
      {plan !== null && status !== 'complete' && (
        <Notice tone="warning">{t('plan.reopened')}</Notice>
      )}
      {plan !== null && <PlanView project={project.id} isClient={detail.is_client} plan={plan} />}
    </>
  )
}
