import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ownApiQuery } from '../data/own-api.ts'
import { roomQuery } from '../data/rooms.ts'
import { useLiveRoom } from '../data/use-live-room.ts'
import { RoomView } from '../features/room/room-view.tsx'
import { errorSentence } from '../lib/error-sentence.ts'
import { isGone } from '../lib/is-refusal.ts'
import { isUuid } from '../lib/is-uuid.ts'
import { useSessionUser } from '../lib/session-store.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AreaScreen } from './area-screen.tsx'
import { BackButton } from './back-button.tsx'
import { ProjectViews } from './project-views.tsx'

/** Room of a project, for its client and its members. */
export function ProjectRoom() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data: hasOwnApi = true } = useQuery(ownApiQuery)
  usePageTitle(t('plan.room.title'))
  return (
    <AreaScreen width="wide" className="gap-6">
      <BackButton>{t('plan.room.back')}</BackButton>
      {!hasOwnApi && <Notice tone="info">{t('plan.room.notHere')}</Notice>}
      {hasOwnApi &&
        (isUuid(id) ? (
          <OneRoom key={id} id={id} />
        ) : (
          <EmptyList icon={SearchX} role="alert" text={t('plan.room.gone')} />
        ))}
    </AreaScreen>
  )
}

function OneRoom({ id }: { id: string }) {
  const { t } = useTranslation()
  const user = useSessionUser()
  const query = useQuery(roomQuery(id))
  useLiveRoom(id)
  const isLost = query.error !== null && isGone(query.error)
  if (user === undefined) return null
  return (
    <Loaded
      // Who was released while they looked sees no message any more.
      query={isLost ? { ...query, data: undefined } : query}
      loading={<RoomSkeleton />}
      sentence={(error) =>
        isGone(error) ? t('plan.room.gone') : errorSentence(t, error, 'plan.room.loadFailed')
      }
      isFinal={isGone}
    >
      {(room) => (
        <>
          <div className="grid gap-1">
            <p className="text-sm text-muted">{t('plan.room.title')}</p>
            <h1
              dir="auto"
              className="font-display text-2xl font-semibold tracking-tight text-balance wrap-anywhere sm:text-3xl"
            >
              {room.project.title}
            </h1>
          </div>
          <ProjectViews id={id} shown="room" />
          <RoomView room={room} personId={user.id} />
        </>
      )}
    </Loaded>
  )
}

function RoomSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-9 w-2/3" />
      <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </div>
  )
}
