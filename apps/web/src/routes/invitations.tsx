import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { invitationQuery, invitationsQuery } from '../data/invitations.ts'
import { ownApiQuery } from '../data/own-api.ts'
import { ownWorkQuery } from '../data/own-work.ts'
import { personId } from '../data/session.ts'
import { AvailabilityWeeks } from '../features/invitations/availability-weeks.tsx'
import { InvitationList } from '../features/invitations/invitation-list.tsx'
import { InvitationView } from '../features/invitations/invitation-view.tsx'
import { NotProposed } from '../features/invitations/not-proposed.tsx'
import { ProjectPreferences } from '../features/invitations/project-preferences.tsx'
import { useFirstLoad } from '../features/invitations/use-first-load.ts'
import { WorkLanguages } from '../features/invitations/work-languages.tsx'
import { CalendarFeedCard } from '../features/own-work/calendar-feed-card.tsx'
import { OwnWeeks } from '../features/own-work/own-weeks.tsx'
import { StandingList } from '../features/own-work/standing-list.tsx'
import { WORK_VIEWS, type WorkView, WorkViews } from '../features/own-work/work-views.tsx'
import { UnreadRooms } from '../features/room/unread-rooms.tsx'
import { localDay } from '../lib/day-count.ts'
import { errorSentence } from '../lib/error-sentence.ts'
import { isGone } from '../lib/is-refusal.ts'
import { isUuid } from '../lib/is-uuid.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { AreaScreen } from './area-screen.tsx'
import { BackButton } from './back-button.tsx'
import { InvitationCardsSkeleton, WorkSkeleton } from './work-skeleton.tsx'

/**
 * Work of a professional: invitations beside free weeks and languages, one of them (`?invitation=`), or the weeks across
 * all projects (`?view=weeks`), or why they were or were not proposed (`?view=standings`).
 */
export function Invitations() {
  const [params] = useSearchParams()
  const id = params.get('invitation')
  if (id !== null && isUuid(id)) return <OneInvitation key={id} id={id} />
  const view = WORK_VIEWS.find((one) => one === params.get('view')) ?? 'invitations'
  return <WorkScreen view={view} />
}

const VIEWS = {
  invitations: { Content: AllInvitations, title: 'invitations.title', lead: 'invitations.lead' },
  weeks: { Content: Weeks, title: 'invitations.work.title', lead: 'invitations.work.lead' },
  standings: {
    Content: Standings,
    title: 'invitations.standings.title',
    lead: 'invitations.standings.lead',
  },
} as const

function WorkScreen({ view }: { view: WorkView }) {
  const { t } = useTranslation()
  const { data: hasOwnApi = true } = useQuery(ownApiQuery)
  const isFirstLoad = useFirstLoad({
    userId: personId(),
    hasOwnApi,
    isWhole: view === 'invitations',
  })
  const { Content, title, lead } = VIEWS[view]
  usePageTitle(t(title))
  return (
    <AreaScreen width="wide" className="gap-6">
      <div className="grid gap-2">
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t(title)}</h1>
        <p className="text-muted">{t(lead)}</p>
      </div>
      <WorkViews shown={view} />
      {isFirstLoad ? (
        <WorkSkeleton view={view} />
      ) : (
        <>
          {hasOwnApi && <UnreadRooms />}
          <NotProposed />
          {!hasOwnApi && <Notice tone="info">{t('invitations.notHere')}</Notice>}
          <Content hasOwnApi={hasOwnApi} />
        </>
      )}
    </AreaScreen>
  )
}

type ViewProps = { hasOwnApi: boolean }

function AllInvitations({ hasOwnApi }: ViewProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[3fr_2fr]">
      {hasOwnApi && <Received />}
      <div className="grid grid-cols-1 gap-6">
        <AvailabilityWeeks userId={personId()} />
        <WorkLanguages userId={personId()} />
        <ProjectPreferences userId={personId()} />
      </div>
    </div>
  )
}

function Weeks({ hasOwnApi }: ViewProps) {
  const { t } = useTranslation()
  const query = useQuery({ ...ownWorkQuery, enabled: hasOwnApi })
  if (!hasOwnApi) return null
  return (
    <Loaded
      query={query}
      loading={<WorkSkeleton view="weeks" />}
      sentence={(error) => errorSentence(t, error, 'invitations.work.loadFailed')}
    >
      {(work) => (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[1fr_20rem]">
          <OwnWeeks work={work} today={localDay(new Date())} />
          <CalendarFeedCard />
        </div>
      )}
    </Loaded>
  )
}

function Standings({ hasOwnApi }: ViewProps) {
  return hasOwnApi ? <StandingList /> : null
}

function Received() {
  const { t } = useTranslation()
  const query = useQuery(invitationsQuery)
  return (
    <Loaded
      query={query}
      loading={<InvitationCardsSkeleton />}
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
        loading={<InvitationCardsSkeleton />}
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
