import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { feedbackQuery } from '../data/feedback.ts'
import { ownApiQuery } from '../data/own-api.ts'
import { ProjectFeedback } from '../features/plan/feedback/project-feedback.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { isGone } from '../lib/is-refusal.ts'
import { isUuid } from '../lib/is-uuid.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AreaScreen } from './area-screen.tsx'
import { BackButton } from './back-button.tsx'

/** Feedback of a project, for who has left its team and reads its plan no more. */
export function FeedbackOfProject() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data: hasOwnApi = true } = useQuery(ownApiQuery)
  usePageTitle(t('plan.feedback.page.title'))
  return (
    <AreaScreen width="wide" className="gap-6">
      <BackButton>{t('plan.back')}</BackButton>
      {!hasOwnApi && <Notice tone="info">{t('plan.notHere')}</Notice>}
      {hasOwnApi &&
        (isUuid(id) ? (
          <Feedback id={id} />
        ) : (
          <EmptyList icon={SearchX} role="alert" text={t('plan.feedback.page.gone')} />
        ))}
    </AreaScreen>
  )
}

function Feedback({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <Loaded
      query={useQuery(feedbackQuery(id))}
      loading={<Skeleton className="h-48" />}
      sentence={(error) =>
        isGone(error)
          ? t('plan.feedback.page.gone')
          : errorSentence(t, error, 'plan.feedback.failed')
      }
      isFinal={isGone}
    >
      {({ title, delivered_at: deliveredAt }) => (
        <>
          <h1
            dir="auto"
            className="font-display text-2xl font-semibold tracking-tight text-balance wrap-anywhere sm:text-3xl"
          >
            {title}
          </h1>
          {deliveredAt === null ? (
            <Notice tone="info">{t('plan.feedback.page.early')}</Notice>
          ) : (
            <ProjectFeedback project={id} />
          )}
        </>
      )}
    </Loaded>
  )
}
