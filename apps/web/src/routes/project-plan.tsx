import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ownApiQuery } from '../data/own-api.ts'
import { planQuery } from '../data/plans.ts'
import { PlanScreen } from '../features/plan/plan-screen.tsx'
import { PlanSkeleton } from '../features/plan/plan-skeleton.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { isGone } from '../lib/is-refusal.ts'
import { isUuid } from '../lib/is-uuid.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { AreaScreen } from './area-screen.tsx'
import { BackButton } from './back-button.tsx'
import { ProjectViews } from './project-views.tsx'

/** Plan of a project, for its client and its members. */
export function ProjectPlan() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data: hasOwnApi = true } = useQuery(ownApiQuery)
  usePageTitle(t('plan.title'))
  return (
    <AreaScreen width="wide" className="gap-6">
      <BackButton>{t('plan.back')}</BackButton>
      {!hasOwnApi && <Notice tone="info">{t('plan.notHere')}</Notice>}
      {hasOwnApi &&
        (isUuid(id) ? (
          <Plan id={id} />
        ) : (
          <EmptyList icon={SearchX} role="alert" text={t('plan.gone')} />
        ))}
    </AreaScreen>
  )
}

function Plan({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <Loaded
      query={useQuery(planQuery(id))}
      loading={<PlanSkeleton />}
      sentence={(error) =>
        isGone(error) ? t('plan.gone') : errorSentence(t, error, 'plan.loadFailed')
      }
      isFinal={isGone}
    >
      {(detail) => (
        <PlanScreen detail={detail}>
          <ProjectViews id={id} shown="plan" />
        </PlanScreen>
      )}
    </Loaded>
  )
}
