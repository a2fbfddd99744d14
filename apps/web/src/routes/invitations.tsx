import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { invitationQuery, invitationsQuery } from '../data/invitations.ts'
import { ownApiQuery } from '../data/own-api.ts'
import { personId } from '../data/session.ts'
import { AvailabilityWeeks } from '../features/invitations/availability-weeks.tsx'
import { InvitationList } from '../features/invitations/invitation-list.tsx'
import { InvitationView } from '../features/invitations/invitation-view.tsx'
import { WorkLanguages } from '../features/invitations/work-languages.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { isGone } from '../lib/is-refusal.ts'
import { isUuid } from '../lib/is-uuid.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AreaScreen } from './area-screen.tsx'
import { BackButton } from './back-button.tsx'

/** Invitations of a professional beside their free weeks and languages, or one of them (`?invitation=`). */
export function Invitations() {
  const [params] = useSearchParams()
  const id = params.get('invitation')
  return id !== null && isUuid(id) ? <OneInvitation key={id} id={id} /> : <AllInvitations />
}

function AllInvitations() {
  const { t } = useTranslation()
  const { data: hasOwnApi = true } = useQuery(ownApiQuery)
  usePageTitle(t('invitations.title'))
  return (
    <AreaScreen width="wide" className="gap-6">
      <div className="grid gap-2">
        <h1 className="font-display text-3xl font-semibold tracking-tight">
          {t('invitations.title')}
        </h1>
        <p className="text-muted">{t('invitations.lead')}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[3fr_2fr]">
        {hasOwnApi ? <Received /> : <Notice tone="info">{t('invitations.notHere')}</Notice>}
        <div className="grid grid-cols-1 gap-6">
          <AvailabilityWeeks userId={personId()} />
          <WorkLanguages userId={personId()} />
        </div>
      </div>
    </AreaScreen>
  )
}

function Received() {
  const { t } = useTranslation()
  const query = useQuery(invitationsQuery)
  return (
    <Loaded
      query={query}
      loading={<InvitationsSkeleton />}
      sentence={(error) => errorSentence(t, error, 'invitations.loadFailed')}
    >
      {(invitations) => <InvitationList invitations={invitations} />}
    </Loaded>
  )
}

function OneInvitation({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useQuery(invitationQuery(id))
  usePageTitle(query.data?.title ?? t('invitations.title'))
  return (
    <AreaScreen width="normal" className="gap-6">
      <BackButton>{t('invitations.back')}</BackButton>
      <Loaded
        query={query}
        loading={<InvitationsSkeleton />}
        sentence={(error) =>
          isGone(error) ? t('invitations.gone') : errorSentence(t, error, 'invitations.loadFailed')
        }
        isFinal={isGone}
      >
        {(invitation) => <InvitationView invitation={invitation} />}
      </Loaded>
    </AreaScreen>
  )
}

function InvitationsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-32" rounded="2xl" />
      <Skeleton className="h-32" rounded="2xl" />
    </div>
  )
}
